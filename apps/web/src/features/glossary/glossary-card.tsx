import type { GlossaryTerm } from '@hoa/core/schemas/glossary-term';
import type { TermUse } from '@hoa/core/schemas/term-use';
import classes from './glossary-card.module.css';
import { TermUses } from './term-uses';

/** One term with its sign, its short form where it has one, what it means and who uses it. */
export function GlossaryCard({ term, use }: { term: GlossaryTerm; use?: TermUse | undefined }) {
  return (
    <li className={classes.card}>
      <span className={classes.emoji} aria-hidden>
        {term.emoji}
      </span>
      <div>
        <h3 className={classes.term}>{term.term}</h3>
        {term.shortTerm !== undefined && <p className={classes.short}>{term.shortTerm}</p>}
        <p className={classes.definition}>{term.definition}</p>
        {use !== undefined && use.articles > 0 && <TermUses use={use} />}
      </div>
    </li>
  );
}
