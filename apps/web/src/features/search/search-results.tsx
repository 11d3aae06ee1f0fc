import { SearchOptionLink } from './search-option-link';
import type { SearchGroup } from './search-options';
import classes from './search-results.module.css';

interface SearchResultsProps {
  id: string;
  groups: readonly SearchGroup[];
  words: string;
  activeId: string | undefined;
  onChosen: () => void;
}

/** What was found, in groups. The box keeps the keyboard; the option it points at is marked. */
export function SearchResults({ id, groups, words, activeId, onChosen }: SearchResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Search results" className={classes.list}>
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
