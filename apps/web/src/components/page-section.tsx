import type { FocusEventHandler, ReactNode } from 'react';
import { PageContainer } from './page-container';
import classes from './page-section.module.css';
import { SectionHeading } from './section-heading';

interface PageSectionProps {
  /** The anchor that links lead to. */
  id: string;
  title: string;
  eyebrow?: string;
  subtitle?: string;
  tone?: 'paper' | 'sunken';
  onFocus?: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/** One part of the home page: an anchor that can take the keyboard, its heading, its content. */
export function PageSection(props: PageSectionProps) {
  const { id, title, eyebrow, subtitle, tone = 'paper', onFocus, children } = props;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      className={classes.section}
      data-tone={tone}
      aria-labelledby={titleId}
      onFocus={onFocus}
    >
      <PageContainer>
        <SectionHeading id={titleId} title={title} eyebrow={eyebrow} subtitle={subtitle} />
        {children}
      </PageContainer>
    </section>
  );
}
