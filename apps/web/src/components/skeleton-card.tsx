import { Skeleton } from '@mantine/core';
import classes from './skeleton-card.module.css';

/** The shape of a card that is still loading. */
export function SkeletonCard() {
  return (
    <div className={classes.card} data-testid="skeleton-card" aria-hidden>
      <Skeleton height={140} />
      <Skeleton height={22} width="60%" />
      <Skeleton height={14} />
      <Skeleton height={14} width="85%" />
    </div>
  );
}
