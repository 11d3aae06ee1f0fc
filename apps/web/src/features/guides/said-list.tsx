import type { GuidePassage } from '@hoa/core/schemas/guide';
import type { GuideOutcome } from '@hoa/core/schemas/guide-run';
import classes from './said-list.module.css';

/** The passages of the library that something rests on. */
export function Passages({ passages }: { passages: readonly GuidePassage[] }) {
  if (passages.length === 0) return null;
  return (
    <span className={classes.passages}>
      {passages.map(({ url, title, heading }) => (
        <a key={url} href={url} className={classes.passage}>
          {title}
          {heading !== undefined && `: ${heading}`}
        </a>
      ))}
    </span>
  );
}

interface SaidListProps {
  said: GuideOutcome['points'];
  isOrdered?: boolean;
}

/** What is said, point by point, each with what it rests on. */
export function SaidList({ said, isOrdered = false }: SaidListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={classes.list}>
      {said.map(({ text, rests }) => (
        <li key={text}>
          {text}
          <Passages passages={rests} />
        </li>
      ))}
    </List>
  );
}
