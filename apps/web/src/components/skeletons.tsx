import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './skeletons.module.css';

/** The shapes of cards that are still loading. */
export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <div key={index} className={classes.card} data-testid="skeleton-card" aria-hidden>
      <Skeleton height={140} />
      <Skeleton height={22} width="60%" />
      <Skeleton height={14} />
      <Skeleton height={14} width="85%" />
    </div>
  ));
}

/** The shape of a category or topic page that is still loading: its head, and what is below. */
export function PageSkeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      <div className={classes.band}>
        <div className={`page ${classes.words}`}>
          <Skeleton height={16} width={220} />
          <Skeleton height={52} width="min(75%, 28rem)" />
          <Skeleton height={20} width="min(92%, 34rem)" />
        </div>
      </div>
      <div className="page">{children}</div>
    </div>
  );
}
