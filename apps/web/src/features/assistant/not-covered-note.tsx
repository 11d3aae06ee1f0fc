import type { Answer } from '@hoa/core/schemas/answer';
import { FallbackImage } from '../../components/fallback-image';
import { wordsOf } from './answer-words';
import classes from './not-covered-note.module.css';

/** The scene beside an answer that is none: the street at dusk, a search that found no house. */
export function NotCoveredPicture() {
  return (
    <FallbackImage
      className={classes.picture}
      src="/illustrations/not-covered.svg"
      alt=""
      width={320}
      height={200}
    />
  );
}

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
