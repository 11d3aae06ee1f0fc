import { dateInWords } from '@hoa/core/calendar/plain-date';
import { stateByCode } from '@hoa/core/jurisdictions';
import { statePage } from '@hoa/core/law/law-pages';
import { citationText } from '@hoa/core/law/law-text';
import type { Guide } from '@hoa/core/schemas/guide';
import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { DOCUMENT_NAMES } from '../../components/document-names';
import classes from './guide-outcome-view.module.css';
import { MovedHeading } from './moved-heading';
import { OutcomeActions } from './outcome-actions';
import { OutcomeDates } from './outcome-dates';
import { OutcomeLaw } from './outcome-law';
import { OutcomeLetters } from './outcome-letters';
import { RuleLink } from './rule-link';
import { Passages, SaidList } from './said-list';

const STEPS = [
  { by: 'tonight', title: 'Tonight' },
  { by: 'week', title: 'This week' },
  { by: 'later', title: 'After that' },
] as const;

interface GuideOutcomeViewProps {
  guide: Guide;
  outcome: GuideOutcome;
  answers: GuideAnswers;
  moves: number;
}

/** What the answers were held against. */
function Checks({ checks, facts }: Pick<GuideOutcome, 'checks' | 'facts'>) {
  if (checks.length === 0) return null;
  const citations = new Map(facts.map(({ id, citation }) => [id, citationText(citation)]));
  return (
    <ul className={classes.checks}>
      {checks.map(({ id, title, result, text, fact }) => (
        <li key={id} className={classes.check} data-result={result}>
          <strong>{title}</strong>
          <span>
            {text}
            <RuleLink fact={fact} citation={citations.get(fact ?? '')} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where somebody stands, and what to do by when, as a hand-out that can be printed. */
export function GuideOutcomeView({ guide, outcome, answers, moves }: GuideOutcomeViewProps) {
  const { standing, checks, points, steps, dates, documents, lawyer, reading } = outcome;
  const state = stateByCode(outcome.state.code);
  return (
    <div className={classes.outcome}>
      <section className={classes.standing} aria-labelledby="guide-standing">
        <p className={classes.eyebrow}>Where you stand</p>
        <MovedHeading id="guide-standing" moves={moves} className={classes.title}>
          {standing.title}
        </MovedHeading>
        <p>{standing.text}</p>
        <Passages passages={standing.rests} />
        <Checks checks={checks} facts={outcome.facts} />
      </section>
      <OutcomeActions guide={guide} outcome={outcome} answers={answers} />
      {STEPS.filter(({ by }) => steps[by].length > 0).map(({ by, title }) => (
        <section key={by} aria-labelledby={`guide-${by}`}>
          <h2 id={`guide-${by}`}>{title}</h2>
          <SaidList said={steps[by]} isOrdered />
        </section>
      ))}
      <OutcomeDates dates={dates} today={outcome.today} />
      <OutcomeLetters guide={guide.slug} outcome={outcome} answers={answers} />
      {points.length > 0 && (
        <section aria-labelledby="guide-points">
          <h2 id="guide-points">Look at this too</h2>
          <SaidList said={points} />
        </section>
      )}
      <OutcomeLaw outcome={outcome} />
      <section aria-labelledby="guide-documents">
        <h2 id="guide-documents">What your own documents decide</h2>
        <p className="muted">They may be stricter than the law. Search each for these words.</p>
        <ul className={classes.plain}>
          {documents.map(({ document, heading }) => (
            <li key={document}>
              <strong>{DOCUMENT_NAMES[document]}:</strong> {heading}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="guide-lawyer" className={classes.lawyer}>
        <h2 id="guide-lawyer">When to see a lawyer</h2>
        <ul className={classes.plain}>
          {lawyer.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {(reading.length > 0 || state !== undefined) && (
        <section aria-labelledby="guide-reading">
          <h2 id="guide-reading">Read about it</h2>
          <ul className={classes.reading}>
            {reading.map(({ url, title }) => (
              <li key={url}>
                <a href={url} className="link">
                  {title}
                </a>
              </li>
            ))}
            {state !== undefined && (
              <li>
                <a href={statePage(state).path} className="link">
                  The law of {state.name}
                </a>
              </li>
            )}
          </ul>
        </section>
      )}
      <p className="note">
        Counted from {dateInWords(outcome.today)}. Information, not legal advice: open each rule
        before you rely on it, and read your own documents.
      </p>
    </div>
  );
}
