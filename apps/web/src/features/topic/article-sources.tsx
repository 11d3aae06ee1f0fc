import type { ArticleSource } from '@hoa/core/schemas/topic';
import classes from './article-sources.module.css';

/** What the facts of an article rest on. */
export function ArticleSources({ sources }: { sources: readonly ArticleSource[] }) {
  return (
    <section aria-labelledby="article-sources-title">
      <h2 id="article-sources-title" className={classes.title}>
        Sources
      </h2>
      <ol className={classes.list}>
        {sources.map(({ name, citation, url }) => (
          <li key={`${name} ${citation}`} className={classes.source}>
            <span className={classes.name}>{name}</span>
            {url === undefined ? (
              <span>{citation}</span>
            ) : (
              <a href={url} className={classes.citation}>
                {citation}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
