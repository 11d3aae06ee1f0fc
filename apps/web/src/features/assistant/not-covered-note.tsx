import type { Answer } from '@hoa/core/schemas/answer';
import { wordsOf } from './answer-words';
import classes from './not-covered-note.module.css';

/** How a question is asked so that the library can answer it. */
export function HowToAsk({ answer }: { answer: Answer }) {
  const { title, rules } = wordsOf(answer).howToAsk;
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
