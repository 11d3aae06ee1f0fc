import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import classes from './search-bar.module.css';
import { SEARCH_LABEL } from './search-words';

interface SearchBarProps {
  input: RefObject<HTMLInputElement | null>;
  words: string;
  /** The list of what is found, and the option of it that Enter opens. */
  listId: string;
  activeId: string | undefined;
  onWords: (words: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDismiss: () => void;
}

/** Where the words of a search are typed, and the way out. */
export function SearchBar(props: SearchBarProps) {
  const { input, words, listId, activeId, onWords, onKeyDown, onDismiss } = props;
  return (
    <div className={classes.bar}>
      <IconSearch className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <input
        ref={input}
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={SEARCH_LABEL}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
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
  );
}
