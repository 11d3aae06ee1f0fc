import type { ReactNode } from 'react';
import { ListFold } from '../../components/list-fold';
import classes from './answer-fold.module.css';

interface AnswerFoldProps {
  label: string;
  /** How much is in it: '5 passages'. */
  count: string;
  /** Where there is room for it unfolded: on a tablet, or beside the answer alone. */
  unfolds: 'tablet' | 'margin';
  /** Its heading, which gives way to the row; without one, its text has a heading of its own. */
  title?: string;
  children: ReactNode;
}

/** A part of an answer that is one row on a phone, and stands under a heading where there is room. */
export function AnswerFold({ label, count, unfolds, title, children }: AnswerFoldProps) {
  return (
    <div className={classes.part} data-unfolds={unfolds}>
      {title !== undefined && <h4 className={classes.title}>{title}</h4>}
      <ListFold label={label} count={count} className={classes.fold} />
      <div className={classes.content}>{children}</div>
    </div>
  );
}
