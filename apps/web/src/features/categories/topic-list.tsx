import { TOPICS_SHOWN_COLLAPSED } from '@hoa/core/constants';
import type { CategoryTopic } from '@hoa/core/schemas/category';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { useBrowserValue } from '../../components/use-browser-value';
import { useKeptState } from '../../navigation/kept-state';
import { isPlainClick } from '../../navigation/section-link';
import classes from './topic-list.module.css';

interface ToggleProps {
  pagePath: string;
  listId: string;
  hidden: number;
  isExpanded: boolean;
  /** Called with the toggle, and whether no pointer pressed it. */
  onToggle: (toggle: HTMLElement, isByKeyboard: boolean) => void;
}

/**
 * Unfolds the list. Until a script runs it is what it looks like then: a link to the page that
 * holds all topics.
 */
function MoreTopics({ pagePath, listId, hidden, isExpanded, onToggle }: ToggleProps) {
  const isLive = useBrowserValue(() => true, false);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle(event.currentTarget, event.detail === 0);
  };
  const pressSpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle(event.currentTarget, true);
  };
  return (
    <a
      href={pagePath}
      className={classes.toggle}
      {...(isLive && { role: 'button', 'aria-expanded': isExpanded, 'aria-controls': listId })}
      onClick={press}
      onKeyDown={pressSpace}
    >
      {isExpanded ? 'Show fewer topics' : `+${hidden} more topics...`}
    </a>
  );
}

interface TopicListProps {
  topics: readonly CategoryTopic[];
  /** The page that holds all of them, for where no script runs. */
  pagePath: string;
}

/** The topics of a category by title: the first five, and the others on request. */
export function TopicList({ topics, pagePath }: TopicListProps) {
  const [isExpanded, setExpanded] = useKeptState(`topics of ${pagePath}`, false);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  if (topics.length === 0) return <p className={classes.loading}>Loading topics...</p>;

  const sorted = topics.toSorted((left, right) => left.title.localeCompare(right.title, 'en'));
  const shown = isExpanded ? sorted : sorted.slice(0, TOPICS_SHOWN_COLLAPSED);
  const hidden = sorted.length - TOPICS_SHOWN_COLLAPSED;
  const toggle = (button: HTMLElement, isByKeyboard: boolean) => {
    setExpanded(!isExpanded);
    requestAnimationFrame(() => {
      const firstOfMore = list.current?.querySelectorAll('a')[TOPICS_SHOWN_COLLAPSED];
      if (firstOfMore === undefined) button.scrollIntoView({ block: 'nearest' });
      else if (isByKeyboard) firstOfMore.focus();
    });
  };
  return (
    <div className={classes.topics}>
      <ul ref={list} id={listId} className={classes.list}>
        {shown.map((topic) => (
          <li key={topic.id}>
            <a href={`/topic/${topic.slug}`} className={classes.topic}>
              {topic.title}
            </a>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <MoreTopics
          pagePath={pagePath}
          listId={listId}
          hidden={hidden}
          isExpanded={isExpanded}
          onToggle={toggle}
        />
      )}
    </div>
  );
}
