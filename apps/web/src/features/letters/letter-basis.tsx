import { citationText, verificationText } from '@hoa/core/law/law-text';
import type { FilledLetter, Letter } from '@hoa/core/schemas/letter';
import { slugToTitle } from '@hoa/core/text/slug';
import classes from './letter-basis.module.css';

/** What is not filled in yet, each a way to its field. */
export function MissingParts({ missing }: { missing: FilledLetter['missing'] }) {
  if (missing.length === 0) {
    return (
      <p className={classes.whole}>Nothing is missing. Read it once more before you send it.</p>
    );
  }
  return (
    <p className={classes.missing}>
      <strong>
        {missing.length === 1 ? 'One part is' : `${missing.length} parts are`} missing:
      </strong>{' '}
      {missing.map(({ field, label }, at) => (
        <span key={field}>
          {at > 0 && ', '}
          <a
            href={`#field-${field}`}
            className="link"
            onClick={() => document.getElementById(`field-${field}`)?.focus()}
          >
            {label}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

/** Says that the letter is without its law, and has it fetched again. */
export function LawNotFetched({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.missing} role="alert">
      The rules of the law could not be fetched, and the letter is without them.{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

/** What the letter relies on, with how each rule was verified, and what to do before it is sent. */
export function LetterBasis({ letter, filled }: { letter: Letter; filled: FilledLetter }) {
  const { when, delivery, deliveryNote, beforeSending, articles } = letter;
  const { note, facts } = filled.basis;
  return (
    <div className={classes.notes} data-screen-only>
      <section aria-labelledby="letter-before">
        <h2 id="letter-before" className={classes.title}>
          Before you send it
        </h2>
        <ul className={classes.list}>
          {beforeSending.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <strong>When:</strong> {when}
        </p>
        <p>
          <strong>How:</strong> by {delivery.join(' or ')}. {deliveryNote}
        </p>
      </section>
      <section aria-labelledby="letter-basis">
        <h2 id="letter-basis" className={classes.title}>
          What it relies on
        </h2>
        <p>{note}</p>
        {facts.length > 0 && (
          <ul className={classes.list}>
            {facts.map((fact) => (
              <li key={fact.id}>
                <a href={fact.url} className="link">
                  {citationText(fact.citation)}
                </a>
                . {verificationText(fact)}.
              </li>
            ))}
          </ul>
        )}
        <p className="note">
          This is a template and information, not legal advice. Your documents and the law decide.
        </p>
      </section>
      {articles.length > 0 && (
        <section aria-labelledby="letter-reading">
          <h2 id="letter-reading" className={classes.title}>
            Read about it
          </h2>
          <ul className={classes.reading}>
            {articles.map((slug) => (
              <li key={slug}>
                <a href={`/topic/${slug}`} className="link">
                  {slugToTitle(slug)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
