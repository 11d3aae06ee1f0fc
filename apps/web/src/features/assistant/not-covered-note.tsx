import type { Answer } from '@hoa/core/schemas/answer';
import { answerWords } from './answer-words';
import classes from './not-covered-note.module.css';
import { QuestionRows } from './question-rows';

interface MeantQuestionsProps {
  answer: Answer;
  onAsk: (question: string) => void;
}

/** Questions of the library that may have been meant: a click asks one. */
export function MeantQuestions({ answer, onAsk }: MeantQuestionsProps) {
  if (answer.next.length === 0) return null;
  return (
    <section aria-labelledby="meant-title" data-screen-only>
      <h4 id="meant-title" className={classes.title}>
        {answerWords(answer).meant}
      </h4>
      <QuestionRows questions={answer.next} onAsk={onAsk} />
    </section>
  );
}

/** How a question is asked so that the library can answer it. */
export function HowToAsk({ answer }: { answer: Answer }) {
  const { title, rules } = answerWords(answer).howToAsk;
  return (
    <section className={classes.how} aria-labelledby="how-to-ask-title">
      <h4 id="how-to-ask-title" className={classes.title}>
        {title}
      </h4>
      <ul className={classes.list}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
