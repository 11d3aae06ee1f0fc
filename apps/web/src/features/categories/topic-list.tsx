import { TOPICS_SHOWN_COLLAPSED } from '@hoa/core/constants';
import type { CategoryTopic } from '@hoa/core/schemas/category';
import { type MouseEvent, useId, useState } from 'react';
import classes from './topic-list.module.css';

interface TopicListProps {
  topics: readonly CategoryTopic[];
  /** The page that holds all of them, for where no script runs. */
  pagePath: string;
}

/** The topics of a category by title: the first five, and the others on request. */
export function TopicList({ topics, pagePath }: TopicListProps) {
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  if (topics.length === 0) return <p className={classes.loading}>Loading topics...</p>;

  const sorted = topics.toSorted((left, right) => left.title.localeCompare(right.title, 'en'));
  const shown = isExpanded ? sorted : sorted.slice(0, TOPICS_SHOWN_COLLAPSED);
  const hidden = sorted.length - TOPICS_SHOWN_COLLAPSED;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setExpanded((expanded) => !expanded);
  };
  return (
    <form action={pagePath}>
      <ul id={listId} className={classes.list}>
        {shown.map((topic) => (
          <li key={topic.id}>
            <a href={`/topic/${topic.slug}`} className={classes.topic}>
              {topic.title}
            </a>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="submit"
          className={classes.toggle}
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={toggle}
        >
          {isExpanded ? 'Show fewer topics' : `+${hidden} more topics...`}
        </button>
      )}
    </form>
  );
}
