import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './link-card.module.css';

interface LinkCardProps {
  to: string;
  title: string;
  text: string;
  /** The words that invite: 'Learn More', 'Read More'. */
  prompt: string;
  /** Slug of the category whose hue the card carries. */
  category?: string;
  media?: ReactNode;
}

/** A card that leads somewhere: the whole card is the target, with one real link inside it. */
export function LinkCard({ to, title, text, prompt, category, media }: LinkCardProps) {
  const hue = category === undefined ? undefined : `var(--portal-hue-${category})`;
  return (
    <article className={classes.card} style={hue === undefined ? undefined : { '--hue': hue }}>
      {media}
      <div className={classes.body}>
        <h3 className={classes.title}>
          <a href={to} className={classes.link}>
            {title}
          </a>
        </h3>
        <p className={classes.text}>{text}</p>
        <span className={classes.prompt} aria-hidden>
          {prompt}
          <IconArrowRight size={16} stroke={2} className={classes.arrow} />
        </span>
      </div>
    </article>
  );
}
