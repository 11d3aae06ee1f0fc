import type { Situation } from '@hoa/core/situations/situations';
import { IconMessageQuestion } from '@tabler/icons-react';
import { askPath, useAskLink } from '../../navigation/ask-link';
import classes from './situation-card.module.css';

/** One starting point: its reading in order, then the question to ask with the box filled in. */
export function SituationCard({ situation }: { situation: Situation }) {
  const ask = useAskLink();
  const titleId = `situation-${situation.id}`;
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.words}>
        {situation.words}
      </h3>
      <p className={classes.aim}>{situation.aim}</p>
      <ol className={classes.reading}>
        {situation.reading.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/topic/${slug}`}>{title}</a>
          </li>
        ))}
      </ol>
      <a
        href={askPath(situation.question)}
        rel="nofollow"
        className={classes.ask}
        onClick={(event) => ask(event, situation.question)}
      >
        <IconMessageQuestion size={20} stroke={1.75} aria-hidden />
        <span>
          <span className={classes.askLabel}>Ask</span> {situation.question}
        </span>
      </a>
    </article>
  );
}
