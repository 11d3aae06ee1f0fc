import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import classes from './letter-banner.module.css';

interface LetterBannerProps {
  /** The letter; left out for the list. */
  here?: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** The head of a page of letters: the way here, the title, what it is for. */
export function LetterBanner({ here, title, text, children }: LetterBannerProps) {
  const list = here === undefined ? {} : { to: '/letters' };
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'Letters', ...list },
  ];
  return (
    <header className={classes.band} data-screen-only>
      <div className="page">
        <Breadcrumbs crumbs={here === undefined ? crumbs : [...crumbs, { label: here }]} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </header>
  );
}
