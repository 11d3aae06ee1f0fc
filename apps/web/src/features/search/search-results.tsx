import { IconArrowRight } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import { TopicObject } from '../../components/topic-object';
import { useAskLink } from '../../navigation/ask-link';
import { isPlainClick, useSectionLink } from '../../navigation/section-link';
import type { SearchGroup, SearchOption } from './search-options';
import classes from './search-results.module.css';

interface SearchOptionLinkProps {
  option: SearchOption;
  /** What was typed, for the assistant. */
  words: string;
  isActive: boolean;
  onChosen: () => void;
}

/** One option of the search. It is a real link, so that a new tab can be had. */
const SearchOptionLink = memo(({ option, words, isActive, onChosen }: SearchOptionLinkProps) => {
  const { id, kind, to, title, text, emoji, from, category, topic } = option;
  const openSection = useSectionLink();
  const ask = useAskLink();
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) onChosen();
    if (kind === 'term') openSection(event, 'glossary');
    if (kind === 'ask') ask(event, words);
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes.option}
      href={to}
      onClick={choose}
      style={category === undefined ? undefined : { '--hue': `var(--portal-hue-${category})` }}
    >
      {topic !== undefined && <TopicObject slug={topic} size={40} />}
      <span className={classes.head}>
        <strong className={classes.title}>
          {emoji !== undefined && <span aria-hidden>{emoji} </span>}
          {title}
        </strong>
        {kind === 'topic' && <span className={classes.category}>{from}</span>}
        {kind === 'ask' && (
          <IconArrowRight className={classes.arrow} size={18} stroke={1.75} aria-hidden />
        )}
      </span>
      <span className={classes.text}>{kind === 'ask' ? words : text}</span>
      {kind !== 'topic' && from !== undefined && <span className={classes.from}>{from}</span>}
    </a>
  );
});

interface SearchResultsProps {
  id: string;
  groups: readonly SearchGroup[];
  words: string;
  /** What was found for other words, while these are looked up. */
  isBusy: boolean;
  activeId: string | undefined;
  onChosen: () => void;
}

/** What was found, in groups. The box keeps the keyboard; the option it points at is marked. */
export function SearchResults(props: SearchResultsProps) {
  const { id, groups, words, isBusy, activeId, onChosen } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Search results"
      aria-busy={isBusy}
      className={classes.list}
    >
      {groups.map(({ label, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={label} role="group" aria-label={label} className={classes.group}>
          <p className={classes.label} aria-hidden>
            {label}
          </p>
          {options.map((option) => (
            <SearchOptionLink
              key={option.id}
              option={option}
              words={option.kind === 'ask' ? words : ''}
              isActive={option.id === activeId}
              onChosen={onChosen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
