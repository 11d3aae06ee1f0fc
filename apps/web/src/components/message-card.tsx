import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-card.module.css';

interface MessageCardProps {
  title: string;
  text: string;
  /** Another way on. */
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
        {children}
        <Button component="a" href="/" size="md">
          Return to Home
        </Button>
      </div>
    </div>
  );
}
