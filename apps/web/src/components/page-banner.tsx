import type { ReactNode } from 'react';
import { SITE_PARTS, type SitePart } from '../navigation/site-parts';
import { Breadcrumbs } from './breadcrumbs';
import { categoryColors, GENERAL_CATEGORY_SLUG } from './category-colors';
import classes from './page-banner.module.css';

interface Look {
  /** The category whose colours it has. */
  hue: string;
  /** Short, where what stands below is worked with. */
  isCompact?: boolean;
  /** What of it is printed; everything, when left out. */
  paper?: 'title' | 'nothing';
}

const LOOKS: Record<SitePart, Look> = {
  guide: { hue: 'board-management', isCompact: true, paper: 'title' },
  law: { hue: 'legal-compliance' },
  // The letter alone is printed.
  letter: { hue: 'community-engagement', paper: 'nothing' },
  tool: { hue: GENERAL_CATEGORY_SLUG, isCompact: true },
};

interface PageBannerProps {
  part: SitePart;
  /** The page itself within its part; left out for the first page of it. */
  here?: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** Small facts and actions in a line of the banner. */
export function BannerLine({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>;
}

/** The head of a page of a part of the site: the way here, the title, what it is for. */
export function PageBanner({ part, here, title, text, children }: PageBannerProps) {
  const { hue, isCompact, paper } = LOOKS[part];
  const { label, path } = SITE_PARTS[part];
  const crumbs = here === undefined ? [{ label }] : [{ label, to: path }, { label: here }];
  return (
    <header
      className={classes.band}
      style={categoryColors(hue)}
      data-compact={isCompact}
      data-paper={paper}
      data-screen-only={paper === 'nothing' || undefined}
    >
      <div className="page">
        <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, ...crumbs]} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        {children}
      </div>
    </header>
  );
}
