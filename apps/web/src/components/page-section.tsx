import type { FocusEventHandler, ReactNode } from 'react';
import classes from './page-section.module.css';

interface SectionHeadingProps {
  id?: string;
  eyebrow?: string;
  title: string;
  subtitle?: string;
}

/** The heading of a section: a small label above, the title, one sentence below. */
export function SectionHeading({ id, eyebrow, title, subtitle }: SectionHeadingProps) {
  return (
    <div className={classes.heading}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
    </div>
  );
}

interface PageSectionProps {
  /** The anchor that links lead to. */
  id: string;
  title: string;
  eyebrow?: string;
  subtitle?: string;
  tone?: 'paper' | 'sunken';
  /** Screen readers list landmarks to jump to: few are a map, many a second page. */
  isLandmark?: boolean;
  onFocus?: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/** One part of the home page: an anchor that can take the keyboard, its heading, its content. */
export function PageSection(props: PageSectionProps) {
  const { id, title, eyebrow, subtitle, tone = 'paper', onFocus, children } = props;
  const { isLandmark = true } = props;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      role={isLandmark ? undefined : 'group'}
      className={classes.section}
      data-tone={tone}
      aria-labelledby={titleId}
      onFocus={onFocus}
    >
      <div className="page">
        <SectionHeading id={titleId} title={title} eyebrow={eyebrow} subtitle={subtitle} />
        {children}
      </div>
    </section>
  );
}
