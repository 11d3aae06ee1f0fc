import { AnswersNote } from './answers-note';
import { QuestionRows } from './question-rows';
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

/** Questions to begin with. */
export function SampleQuestions({ onAsk, isDisabled }: SampleQuestionsProps) {
  return (
    <div>
      <h3 className={classes.title}>People often ask</h3>
      <div className={classes.list}>
        <QuestionRows questions={QUESTIONS} onAsk={onAsk} isDisabled={isDisabled} />
      </div>
      <AnswersNote className={classes.note} />
    </div>
  );
}
