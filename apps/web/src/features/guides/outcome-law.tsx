import { citationText, verificationText } from '@hoa/core/law/law-text';
import type { GuideOutcome } from '@hoa/core/schemas/guide-run';
import classes from './outcome-law.module.css';

/** The rules that the plan rests on, each with its date, and what was not checked for the state. */
export function OutcomeLaw({ outcome }: { outcome: GuideOutcome }) {
  const { facts, notChecked, acts, state } = outcome;
  return (
    <section aria-labelledby="guide-law">
      <h2 id="guide-law">The rules of {state.name}</h2>
      {facts.length > 0 && (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact.id} id={fact.id} className={classes.fact}>
              <p>{fact.statement}</p>
              <p className={classes.source}>
                <a href={fact.url} className="link">
                  {citationText(fact.citation)}
                </a>{' '}
                {verificationText(fact)}.
              </p>
            </li>
          ))}
        </ul>
      )}
      {notChecked.length > 0 && (
        <div className={classes.open}>
          <p>
            <strong>Not checked by us for {state.name}:</strong>
          </p>
          <ul>
            {notChecked.map(({ question, title }) => (
              <li key={question}>{title}</li>
            ))}
          </ul>
          <p>Your documents decide until you have looked{acts.length > 0 ? ' in the act' : ''}.</p>
        </div>
      )}
      {acts.length > 0 && (
        <ul className={classes.acts} aria-label={`The acts of ${state.name}`}>
          {acts.map(({ name, url }) => (
            <li key={name}>
              <a href={url} className="link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
