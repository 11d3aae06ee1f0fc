import { topicPath } from '@hoa/core/library/library-article';
import type { TermUse } from '@hoa/core/schemas/term-use';
import { Fragment } from 'react';
import classes from './term-uses.module.css';

/** How many articles use a term, with links to those that say most about it. */
export function TermUses({ use: { articles, topics } }: { use: TermUse }) {
  return (
    <p className={classes.uses}>
      Used in {articles} {articles === 1 ? 'article' : 'articles'}:{' '}
      {topics.map(({ slug, title }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <a href={topicPath(slug)}>{title}</a>
        </Fragment>
      ))}
      {articles > topics.length && ' …'}
    </p>
  );
}
