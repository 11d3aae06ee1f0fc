import { IconChevronDown } from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from './list-fold.module.css';

interface ListFoldProps {
  label: string;
  /** How much is in the list: '5 passages'. */
  count: string;
  className: string | undefined;
  ref?: Ref<HTMLDetailsElement>;
}

/**
 * A row that folds the list after it. The list stands after it and not inside: on wide screens it
 * is there without it.
 */
export function ListFold({ label, count, className, ref }: ListFoldProps) {
  return (
    <details ref={ref} className={className} data-screen-only>
      <summary className={classes.toggle}>
        {label}
        <span className={classes.count}>{count}</span>
        <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
      </summary>
    </details>
  );
}
