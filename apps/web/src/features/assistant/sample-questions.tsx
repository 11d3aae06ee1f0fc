import { IconArrowRight } from '@tabler/icons-react';
import { ASK_FORM_ACTION, AskButton } from './ask-button';
import classes from './sample-questions.module.css';

const QUESTIONS = [
  'Can the board raise dues without a vote?',
  'How do I ask for association records?',
  'What happens when there is no quorum?',
  'Who fixes a leak between two units?',
];

interface SampleQuestionsProps {
  onAsk: (question: string) => void;
  isDisabled: boolean;
}

/** Questions to begin with: a click asks one, as a form where no script runs. */
export function SampleQuestions({ onAsk, isDisabled }: SampleQuestionsProps) {
  return (
    <div className={classes.samples}>
      <h3 className={classes.title}>People often ask</h3>
      <form method="post" action={ASK_FORM_ACTION}>
        <ul className={classes.list}>
          {QUESTIONS.map((question) => (
            <li key={question}>
              <AskButton
                question={question}
                onAsk={onAsk}
                className={classes.question}
                disabled={isDisabled}
              >
                <span>{question}</span>
                <IconArrowRight size={18} stroke={1.75} aria-hidden />
              </AskButton>
            </li>
          ))}
        </ul>
      </form>
      <p className={classes.note}>
        Every answer quotes the articles it rests on. It is general information, not legal advice.
      </p>
    </div>
  );
}
