import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-card.module.css';

/** What a category or topic page says when it has nothing to show. */
export const NOT_FOUND_TEXT =
  'The requested category could not be found. It may have been removed or you might have followed an invalid link.';

interface MessageCardProps {
  title: string;
  text: string;
  /** Other ways on, below the way home. */
  children?: ReactNode;
}

/** What a page shows when there is nothing to show, with the way back. */
export function MessageCard({ title, text, children }: MessageCardProps) {
  return (
    <div className={classes.card}>
      <img
        className={classes.picture}
        src="/illustrations/fallback.svg"
        alt=""
        width={640}
        height={400}
      />
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <Button component="a" href="/" size="md">
          Return to Home
        </Button>
        {children}
      </div>
    </div>
  );
}
