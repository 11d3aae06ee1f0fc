import type { ReactNode } from 'react';
import classes from './page-container.module.css';

/** Keeps its content within the page's width, with room at both sides. */
export function PageContainer({ children }: { children: ReactNode }) {
  return <div className={classes.container}>{children}</div>;
}
