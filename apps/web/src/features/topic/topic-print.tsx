import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PageContainer } from '../../components/page-container';
import classes from './topic-print.module.css';

/** On paper only: whose page this is, above the title. */
export function PrintMasthead({ category }: { category: string }) {
  return (
    <div className={classes.print} aria-hidden>
      <PageContainer>
        <p className={classes.masthead}>
          <span>HOA Education Portal</span>
          <span>{category}</span>
        </p>
      </PageContainer>
    </div>
  );
}

const neverChanges = () => () => {};

/** On paper only: the address of the page. The server does not know under which it is visited. */
export function PrintColophon() {
  const { pathname } = useLocation();
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return (
    <p className={`${classes.print} ${classes.colophon}`} aria-hidden>
      {origin}
      {pathname} · Information, not legal advice.
    </p>
  );
}
