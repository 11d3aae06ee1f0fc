import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import type { SearchResult } from '@hoa/core/schemas/search';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { sectionPath } from '../../navigation/section-link';
import { movedIndex } from './move-active';
import classes from './search-box.module.css';
import { type SearchGroup, searchGroups } from './search-options';
import { SearchResults } from './search-results';
import { SearchStatus } from './search-status';
import { useSearch } from './use-search';

const LIST_ID = 'search-results';

/** Asking the assistant is always the last option. */
const ASSISTANT: SearchGroup = {
  label: 'Assistant',
  options: [
    { id: 'found-ask', kind: 'ask', to: sectionPath('ask-ai'), title: 'Ask the assistant instead' },
  ],
};

/** The element of an option is a link: choosing it is clicking it. */
function choose(id: string | undefined): void {
  if (id !== undefined) document.getElementById(id)?.click();
}

/** An option that the arrows went to, of the result in which it stands. */
interface Choice {
  result: SearchResult | undefined;
  index: number;
}

interface SearchBoxProps {
  takeEarlyWords: () => string;
  onDismiss: () => void;
  onChosen: () => void;
}

/**
 * The box and what it finds: a combobox, whose options the keyboard reaches without leaving it. The
 * result in which one was chosen stays: a late one changes neither it nor the choice.
 */
export function SearchBox({ takeEarlyWords, onDismiss, onChosen }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [choice, setChoice] = useState<Choice>();
  const [isEnterPending, setEnterPending] = useState(false);
  const search = useSearch(words);
  const { isError, retry, prefetch } = search;
  const result = choice?.result ?? search.result;
  const active = choice?.index ?? 0;
  /** Nothing better is on its way for Enter. */
  const isSettled = choice?.result !== undefined || search.isFresh || isError;

  const hasWords = words.trim() !== '';
  // The same options for the same result: what a key does not change is not drawn again.
  const groups = useMemo(() => {
    const found = result === undefined ? [] : searchGroups(result);
    return hasWords ? [...found, ASSISTANT] : [];
  }, [hasWords, result]);
  const options = groups.flatMap((group) => group.options);
  const activeId = options[Math.min(active, options.length - 1)]?.id;

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Enter came before what it is meant for: it opens the best of it as soon as it is there.
  useEffect(() => {
    if (!isEnterPending || !isSettled) return;
    setEnterPending(false);
    choose(activeId);
  }, [isEnterPending, isSettled, activeId]);

  const onWords = (typed: string) => {
    prefetch(typed);
    setWords(typed);
    setChoice(undefined);
    setEnterPending(false);
  };
  const onShown = useEffectEvent(() => {
    box.current?.focus();
    const early = takeEarlyWords().slice(0, SEARCH_MAX_CHARS);
    if (early !== '') onWords(early);
  });
  useEffect(() => onShown(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && hasWords) {
      event.preventDefault();
      if (isSettled) choose(activeId);
      else setEnterPending(true);
      return;
    }
    const index = event.shiftKey ? undefined : movedIndex(event.key, active, options.length);
    if (index === undefined) return;
    event.preventDefault();
    setChoice({ result, index });
  };

  return (
    <>
      <div className={classes.bar}>
        <IconSearch className={classes.icon} size={22} stroke={1.75} aria-hidden />
        <input
          ref={box}
          className={classes.input}
          type="text"
          role="combobox"
          aria-label="Search topics, articles and HOA terms"
          aria-expanded={options.length > 0}
          aria-controls={LIST_ID}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          placeholder="Search the library"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={SEARCH_MAX_CHARS}
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          data-autofocus
        />
        <button type="button" className={classes.close} onClick={onDismiss} aria-label="Close">
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div className={classes.scroll}>
        <SearchStatus
          hasWords={hasWords}
          words={words.trim()}
          result={result}
          isFresh={search.isFresh && result === search.result}
          isError={isError}
          onRetry={() => {
            setChoice(undefined);
            retry();
          }}
        />
        <SearchResults
          id={LIST_ID}
          groups={groups}
          words={words.trim()}
          isBusy={hasWords && !isSettled}
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
