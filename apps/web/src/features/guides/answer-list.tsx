import { answerInWords } from '@hoa/core/guides/guide-path';
import type { Guide } from '@hoa/core/schemas/guide';
import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import classes from './answer-list.module.css';

interface AnswerListProps {
  guide: Guide;
  answers: GuideAnswers;
  onChange: (id: string) => void;
}

/** What was answered so far; each answer can be given again. */
export function AnswerList({ guide, answers, onChange }: AnswerListProps) {
  const asked = guide.questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined ? [] : [{ question, answer }];
  });
  return (
    <dl className={classes.list}>
      {asked.map(({ question, answer }) => (
        <div key={question.id} className={classes.answer}>
          <dt className={classes.asked}>{question.ask}</dt>
          <dd className={classes.said}>
            {answerInWords(question, answer)}
            <button
              type="button"
              className={classes.change}
              onClick={() => onChange(question.id)}
              data-needs-script
            >
              Change<span className="visually-hidden">: {question.ask}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
