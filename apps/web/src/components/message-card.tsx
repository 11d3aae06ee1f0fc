import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-card.module.css';

interface MessageCardProps {
  title: string;
  text: string;
  /** Tries to get what is not there once more. */
  onRetry?: () => void;
  /** Another way on. */
  children?: ReactNode;
}

/** What a page shows when there is nothing to show, with the way back. */
export function MessageCard({ title, text, onRetry, children }: MessageCardProps) {
  return (
    <div className={classes.card}>
      <img
        className={classes.picture}
        src="/illustrations/fallback.svg"
        alt=""
        width={640}
        height={400}
        // Without a connection it is not there either.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        {children}
        <div className={classes.buttons}>
          {onRetry !== undefined && (
            <Button size="md" onClick={onRetry} data-needs-script>
              Try again
            </Button>
          )}
          <Button
            component="a"
            href="/"
            size="md"
            variant={onRetry === undefined ? 'filled' : 'default'}
          >
            Return to Home
          </Button>
        </div>
      </div>
    </div>
  );
}
