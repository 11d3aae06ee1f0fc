import classes from './section-heading.module.css';

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
