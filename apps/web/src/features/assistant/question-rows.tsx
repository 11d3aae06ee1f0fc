import { IconArrowRight } from '@tabler/icons-react';
import { ASK_FORM_ACTION, AskButton } from './ask-button';
import classes from './question-rows.module.css';

interface QuestionRowsProps {
  /** Whole questions of the library, in English. */
  questions: readonly string[];
  onAsk: (question: string) => void;
  isDisabled?: boolean;
}

/** Questions one below the other: a click asks one, as a form where no script runs. */
export function QuestionRows({ questions, onAsk, isDisabled = false }: QuestionRowsProps) {
  return (
    <form method="post" action={ASK_FORM_ACTION}>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <AskButton
              question={question}
              onAsk={onAsk}
              className={classes.question}
              disabled={isDisabled}
              lang="en"
            >
              <span>{question}</span>
              <IconArrowRight size={18} stroke={1.75} aria-hidden />
            </AskButton>
          </li>
        ))}
      </ul>
    </form>
  );
}
