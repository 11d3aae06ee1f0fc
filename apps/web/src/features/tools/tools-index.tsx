import { TOOLS } from '@hoa/core/calculators/tool-list';
import { TOOLS_PAGE } from '@hoa/core/calculators/tool-pages';
import type { ReactNode } from 'react';
import { LinkCard } from '../../components/link-card';
import { PageBanner } from '../../components/page-banner';
import classes from './tools-index.module.css';

interface ToolGroupProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One kind of help on the page of all tools, with its cards. */
export function ToolGroup({ id, title, text, children }: ToolGroupProps) {
  return (
    <section id={id} className={classes.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="muted">{text}</p>
      <div className={`card-grid ${classes.cards}`}>{children}</div>
    </section>
  );
}

/** The groups of the page, which is long on a phone. */
const KINDS = [
  { id: 'guides', label: 'Guides' },
  { id: 'calculators', label: 'Calculators' },
  { id: 'letters', label: 'Letters and notices' },
] as const;

interface ToolsIndexProps {
  /** What else helps tonight: what comes before the calculators, and what after them. */
  before: ReactNode;
  after: ReactNode;
}

/** The page of all tools, guides and letters. */
export function ToolsIndex({ before, after }: ToolsIndexProps) {
  return (
    <>
      <PageBanner
        part="tool"
        title={TOOLS_PAGE.title}
        text="Work it out before you write: every calculator shows its working, names what it did not check, and keeps nothing of what you enter."
      >
        <nav aria-label="On this page" className={classes.kinds} data-screen-only>
          {KINDS.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className="link">
              {label}
            </a>
          ))}
        </nav>
      </PageBanner>
      <div className="page">
        {before}
        <ToolGroup
          id="calculators"
          title="Calculators"
          text="A result can be shared by its link, printed, and taken along for Excel."
        >
          {Object.values(TOOLS).map(({ slug, title, description, invitation }) => (
            <LinkCard
              key={slug}
              to={`/tools/${slug}`}
              title={title}
              text={description}
              prompt={invitation}
            />
          ))}
        </ToolGroup>
        {after}
        <p className={classes.own}>
          For the site of an association or its manager:{' '}
          <a href="/embed" className="link">
            put a question box, a guide or a calculator on your own pages
          </a>
          .
        </p>
      </div>
    </>
  );
}
