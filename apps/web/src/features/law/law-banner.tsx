import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import classes from './law-banner.module.css';

interface LawBannerProps {
  /** The page itself among the pages of the law; left out for the first of them. */
  here?: string;
  title: string;
  text: string;
  /** A line of small facts and actions below. */
  children?: ReactNode;
}

/** The head of a page of the law: the way here, the title, what it is, how fresh it is. */
export function LawBanner({ here, title, text, children }: LawBannerProps) {
  const overview = here === undefined ? {} : { to: '/law' };
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'State law', ...overview },
  ];
  return (
    <header className={classes.band}>
      <div className="page">
        <Breadcrumbs crumbs={here === undefined ? crumbs : [...crumbs, { label: here }]} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.line}>{children}</div>
      </div>
    </header>
  );
}
