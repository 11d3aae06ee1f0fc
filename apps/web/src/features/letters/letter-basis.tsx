import { stateByCode } from '@hoa/core/jurisdictions';
import { citationText, verificationText } from '@hoa/core/law/law-text';
import { CHOOSE_COMMUNITY } from '@hoa/core/letters/fill-letter';
import { openParts } from '@hoa/core/letters/letter-text';
import type { FilledLetter } from '@hoa/core/schemas/filled-letter';
import type { Letter } from '@hoa/core/schemas/letter';
import { slugToTitle } from '@hoa/core/text/slug';
import { NotFetched } from '../../components/not-fetched';
import classes from './letter-basis.module.css';
import { COMMUNITY_ID } from './letter-form';
import { sheetBlockId } from './sheet-block';
import type { LetterDraft } from './use-letter-draft';

/** Open parts as links to where they are mended. */
function OpenLinks({ parts }: { parts: readonly { text: string; target: string }[] }) {
  return parts.map(({ text, target }, at) => (
    <span key={text}>
      {at > 0 && ', '}
      <a
        href={`#${target}`}
        className="link"
        onClick={() => document.getElementById(target)?.focus()}
      >
        {text.slice(1, -1)}
      </a>
    </span>
  ));
}

/**
 * What is not filled in yet, and what else in brackets is not for the reader of the letter, each a
 * way to where it is mended. Changes by hand count.
 */
export function MissingParts({ draft: { blocks, filled } }: { draft: LetterDraft }) {
  const parts = openParts(blocks).map(({ text, block, field }) => {
    const named = field ?? filled.missing.find(({ label }) => text === `[${label}]`)?.field;
    const isChoice = text === CHOOSE_COMMUNITY;
    const target = isChoice ? COMMUNITY_ID : named && `field-${named}`;
    return { text, isField: named !== undefined, target: target ?? sheetBlockId(block) };
  });
  const missing = parts.filter(({ isField }) => isField);
  const others = parts.filter(({ isField }) => !isField);
  if (parts.length === 0) {
    return (
      <p className={classes.whole}>Nothing is missing. Read it once more before you send it.</p>
    );
  }
  return (
    <div className={classes.missing}>
      {missing.length > 0 && (
        <p>
          <strong>
            {missing.length === 1 ? 'One part is' : `${missing.length} parts are`} missing:
          </strong>{' '}
          <OpenLinks parts={missing} />.
        </p>
      )}
      {others.length > 0 && (
        <p>
          <strong>Still in brackets, for you and not for the reader:</strong>{' '}
          <OpenLinks parts={others} />. Take it out of the letter when it is done.
        </p>
      )}
    </div>
  );
}

interface LawNotFetchedProps {
  /** Two letters; undefined where none is chosen. */
  state: string | undefined;
  onRetry: () => void;
}

/** Says that the letter is without its law, and has it fetched again. */
export function LawNotFetched({ state, onRetry }: LawNotFetchedProps) {
  const name = stateByCode(state ?? '')?.name ?? 'the law';
  return (
    <NotFetched className={classes.missing} onRetry={onRetry}>
      The rules of {name} could not be fetched, and the letter is without them.
    </NotFetched>
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
