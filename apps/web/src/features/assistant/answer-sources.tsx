import type { Citation } from '@hoa/core/schemas/answer';
import classes from './answer-sources.module.css';

/** The passages under an answer, numbered as the answer numbers them. */
export function AnswerSources({ sources }: { sources: readonly Citation[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-title">
      <h4 id="sources-title" className={classes.title}>
        Where this comes from
      </h4>
      <ol className={classes.list}>
        {sources.map((source, index) => (
          <li key={source.url} className={classes.source}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <a href={source.url} className={classes.link}>
                {source.title}: {source.heading}
              </a>
              <p className={classes.quote}>{source.quote}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
