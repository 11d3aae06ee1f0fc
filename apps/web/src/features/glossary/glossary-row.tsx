import { topicPath } from '@hoa/core/library/library-article';
import type { GlossaryTerm } from '@hoa/core/schemas/glossary-term';
import type { TermUse } from '@hoa/core/schemas/term-use';
import { Fragment } from 'react';
import classes from './glossary-row.module.css';

/** How many articles use a term, with links to those that say most about it. */
function TermUses({ use: { articles, topics } }: { use: TermUse }) {
  return (
    <p className={classes.uses}>
      {`Used in ${articles} ${articles === 1 ? 'article' : 'articles'}${articles > topics.length ? ', most of all in' : ':'} `}
      {topics.map(({ slug, title }, index) => (
        <Fragment key={slug}>
          {index > 0 && (index === topics.length - 1 ? ' and ' : ', ')}
          <a href={topicPath(slug)}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}

interface GlossaryRowProps {
  term: GlossaryTerm;
  use?: TermUse | undefined;
  /** The anchor of a letter, on the first of its terms. */
  id?: string | undefined;
  isOpen: boolean;
}

/** One term on one line; opened, its short form where it has one, what it means and who uses it. */
export function GlossaryRow({ term, use, id, isOpen }: GlossaryRowProps) {
  return (
    <li
      id={id}
      className={classes.row}
      itemProp="hasDefinedTerm"
      itemScope
      itemType="https://schema.org/DefinedTerm"
    >
      <details open={isOpen} className={classes.details}>
        <summary className={classes.summary}>
          <span className={classes.emoji} aria-hidden>
            {term.emoji}
          </span>
          <h3 className={classes.term} itemProp="name">
            {term.term}
          </h3>
          <span className={classes.glimpse} aria-hidden>
            {term.definition}
          </span>
        </summary>
        <div className={classes.entry}>
          {term.shortTerm !== undefined && (
            <p className={classes.short} itemProp="alternateName">
              {term.shortTerm}
            </p>
          )}
          <p itemProp="description">{term.definition}</p>
          {use !== undefined && use.articles > 0 && <TermUses use={use} />}
        </div>
      </details>
    </li>
  );
}
