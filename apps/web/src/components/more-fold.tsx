import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './more-fold.module.css';

/** The rest of a list, folded away under how much it is. On paper it is unfolded. */
export function MoreFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={classes.more}>
      <summary className="touch-row">
        {label}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
