import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchBar } from './search-bar';
import classes from './search-box.module.css';
import { SearchResults } from './search-results';
import { SearchStatus } from './search-status';
import { useSearchChoice } from './use-search-choice';

const LIST_ID = 'search-results';

interface SearchBoxProps {
  takeEarlyWords: () => string;
  onDismiss: () => void;
  onChosen: () => void;
}

/** The box and what it finds: a combobox, whose options the keyboard reaches without leaving it. */
export function SearchBox({ takeEarlyWords, onDismiss, onChosen }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const search = useSearchChoice();
  const { hasWords, activeId, onWords } = search;
  const words = search.words.trim();

  const onShown = useEffectEvent(() => {
    input.current?.focus();
    const early = takeEarlyWords().slice(0, SEARCH_MAX_CHARS);
    if (early !== '') onWords(early);
  });
  useEffect(() => onShown(), []);

  return (
    <>
      <SearchBar
        input={input}
        words={search.words}
        listId={LIST_ID}
        activeId={activeId}
        onWords={onWords}
        onKeyDown={search.onKeyDown}
        onDismiss={onDismiss}
      />
      <div className={classes.scroll}>
        <SearchStatus
          hasWords={hasWords}
          words={words}
          result={search.result}
          isFresh={search.isFresh}
          isError={search.isError}
          onRetry={search.retry}
        />
        <SearchResults
          id={LIST_ID}
          groups={search.groups}
          words={words}
          isBusy={hasWords && !search.isSettled}
          activeId={activeId}
          onChosen={onChosen}
        />
      </div>
      <p className={classes.keys} aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd> to move
        <kbd>Enter</kbd> to open
        <kbd>Esc</kbd> to close
      </p>
    </>
  );
}
