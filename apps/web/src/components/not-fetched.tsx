import type { ReactNode } from 'react';
import classes from './not-fetched.module.css';

interface NotFetchedProps {
  onRetry: () => void;
  className?: string | undefined;
  /** What could not be fetched, and what that means for the page. */
  children: ReactNode;
}

/** Says that something could not be fetched, and has it fetched again. */
export function NotFetched({ onRetry, className, children }: NotFetchedProps) {
  return (
    <p className={className} role="alert">
      {children}{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
