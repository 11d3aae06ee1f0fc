import type { ReactNode } from 'react';
import { categoryColors } from './category-colors';
import classes from './topic-box.module.css';

interface TopicBoxProps {
  title: string;
  /** The category whose colour it has. */
  hue: string;
  /** The rows of a list. */
  children: ReactNode;
}

/** A box beside an article with what else helps: guides, letters. */
export function TopicBox({ title, hue, children }: TopicBoxProps) {
  return (
    <div className={classes.box} style={categoryColors(hue)} data-screen-only>
      <h2 className={classes.title}>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
