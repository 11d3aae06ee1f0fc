import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { chooseState } from '../../navigation/chosen-state';
import classes from './outcome-letters.module.css';

interface OutcomeLettersProps {
  letters: GuideOutcome['letters'];
  answers: GuideAnswers;
}

/** The letters of the plan: what was answered stands in them already, on this device alone. */
export function OutcomeLetters({ letters, answers }: OutcomeLettersProps) {
  if (letters.length === 0) return null;
  return (
    <section aria-labelledby="guide-letters">
      <h2 id="guide-letters">{letters.length === 1 ? 'The letter' : 'The letters'}</h2>
      <ul className={classes.list}>
        {letters.map(({ slug, title, why }) => (
          <li key={slug} className={classes.letter}>
            <a
              href={`/letters/${slug}`}
              className={`link ${classes.link}`}
              // The letter cites the law of the state that is chosen on this device.
              onClick={() => chooseState(answers.state ?? null)}
            >
              {title}
            </a>
            <span className="note">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
