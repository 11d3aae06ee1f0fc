import type { GlossaryTerm } from '@hoa/core/schemas/glossary-term';
import classes from './glossary-card.module.css';

/** One term with its sign, its short form where it has one, and what it means. */
export function GlossaryCard({ term }: { term: GlossaryTerm }) {
  return (
    <li className={classes.card}>
      <span className={classes.emoji} aria-hidden>
        {term.emoji}
      </span>
      <div>
        <h3 className={classes.term}>{term.term}</h3>
        {term.shortTerm !== undefined && <p className={classes.short}>{term.shortTerm}</p>}
        <p className={classes.definition}>{term.definition}</p>
      </div>
    </li>
  );
}
