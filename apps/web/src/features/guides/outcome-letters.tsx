import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { citeLawOf } from '../../navigation/letter-state';
import { HiddenAnswers } from './hidden-answers';
import { letterCommunity } from './letter-place';
import classes from './outcome-letters.module.css';

interface OutcomeLettersProps {
  /** The slug of the guide. */
  guide: string;
  outcome: GuideOutcome;
  answers: GuideAnswers;
}

/** The letters of the plan: what was answered stands in them already, and is kept nowhere else. */
export function OutcomeLetters({ guide, outcome, answers }: OutcomeLettersProps) {
  const { letters, today } = outcome;
  const { state = '' } = answers;
  if (letters.length === 0) return null;
  return (
    <section aria-labelledby="guide-letters">
      <h2 id="guide-letters">{letters.length === 1 ? 'The letter' : 'The letters'}</h2>
      <ul className={classes.list}>
        {letters.map(({ slug, title, why, values }) => (
          <li key={slug} className={classes.letter}>
            <a
              href={`/letters/${slug}`}
              className={`link ${classes.link}`}
              onClick={() => citeLawOf(state, guide)}
              data-needs-script
            >
              {title}
            </a>
            <noscript>
              <form method="post" action={`/letters/${slug}`}>
                <HiddenAnswers
                  answers={{ today, ...values, state, community: letterCommunity(answers) }}
                />
                <button type="submit" className={`link ${classes.link}`}>
                  {title}
                </button>
              </form>
            </noscript>
            <span className="note">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
