import { FallbackImage } from '../../components/fallback-image';
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
export function HowToAsk() {
  return (
    <section className={classes.how} aria-labelledby="how-to-ask-title">
      <h4 id="how-to-ask-title" className={classes.title}>
        How to ask so that it can be answered
      </h4>
      <ul className={classes.list}>
        <li>Name the matter: a fine, a fence, a meeting, a leak, an assessment.</li>
        <li>Say who did what: “The board denied my fence request. Can I appeal?”</li>
        <li>Ask one thing at a time, and name your state where its law may decide.</li>
      </ul>
    </section>
  );
}
