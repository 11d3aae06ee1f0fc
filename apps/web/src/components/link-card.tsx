import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './link-card.module.css';
import { TopicObject } from './topic-object';

interface LinkCardProps {
  to: string;
  title: string;
  text: string;
  /** The words that invite, where the specification has some: 'Learn More', 'Read More'. */
  prompt?: string;
  /** Slug of the category whose hue the card carries. */
  category?: string;
  media?: ReactNode;
  /** Slug of the topic that it leads to, for its object. */
  topic?: string;
  /** The rank of its heading among those around it. */
  Heading?: 'h3' | 'h4';
  /** How long what it leads to takes to read. */
  readingMinutes?: number;
}

/** A card that leads somewhere: the whole card is the target, with one real link inside it. */
export function LinkCard(props: LinkCardProps) {
  const { to, title, text, prompt, category, media, topic, Heading = 'h3', readingMinutes } = props;
  const hue = category === undefined ? undefined : `var(--portal-hue-${category})`;
  return (
    <article className={classes.card} style={hue === undefined ? undefined : { '--hue': hue }}>
      {media}
      <div className={classes.body}>
        <Heading className={classes.title}>
          {topic !== undefined && <TopicObject slug={topic} size={48} />}
          <a href={to} className={`card-link ${classes.link}`}>
            {title}
          </a>
        </Heading>
        <p className="note">{text}</p>
        {prompt !== undefined && (
          <p className={classes.foot}>
            <span className={classes.prompt} aria-hidden>
              {prompt}
              <IconArrowRight size={16} stroke={2} className={classes.arrow} />
            </span>
            {readingMinutes !== undefined && (
              <span className={classes.minutes}>{`${readingMinutes} min read`}</span>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
