import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './law-fold.module.css';

interface LawFoldProps {
  id: string;
  title: string;
  /** What is inside: '14 rules'. */
  note: ReactNode;
  isOpen: boolean;
  /** The rank of its title among the headings around it. */
  Heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** Rules of one kind, folded under their title. On paper nothing stays folded. */
export function LawFold({ id, title, note, isOpen, Heading = 'h2', children }: LawFoldProps) {
  return (
    <details className={classes.fold} open={isOpen} id={id}>
      <summary className={classes.summary}>
        <Heading className={classes.title}>{title}</Heading>
        {note}
        <IconChevronDown className={classes.arrow} size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}

/** How many rules there are, in words. */
export function rulesText(count: number): string {
  return count === 1 ? '1 rule' : `${count} rules`;
}
