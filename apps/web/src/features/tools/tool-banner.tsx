import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import classes from './tool-banner.module.css';

interface ToolBannerProps {
  /** The page itself among the tools; left out for the page of all of them. */
  here?: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** The head of a page of the tools. */
export function ToolBanner({ here, title, text, children }: ToolBannerProps) {
  const all = { label: 'Tools', ...(here === undefined ? {} : { to: '/tools' }) };
  const crumbs = [
    { label: 'Home', to: '/' },
    all,
    ...(here === undefined ? [] : [{ label: here }]),
  ];
  return (
    <header className={classes.band}>
      <div className="page">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </header>
  );
}
