import { Breadcrumbs } from '../../components/breadcrumbs';
import classes from './guide-banner.module.css';

interface GuideBannerProps {
  /** The guide; left out for the list. */
  here?: string;
  title: string;
  text: string;
}

/** The head of a page of guides: the way here, the title, what it leads to. */
export function GuideBanner({ here, title, text }: GuideBannerProps) {
  const list = here === undefined ? {} : { to: '/guides' };
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'Guides', ...list },
  ];
  return (
    <header className={classes.band}>
      <div className="page">
        <Breadcrumbs crumbs={here === undefined ? crumbs : [...crumbs, { label: here }]} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
      </div>
    </header>
  );
}
