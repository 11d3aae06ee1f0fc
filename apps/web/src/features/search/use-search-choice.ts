import type { SearchResult } from '@hoa/core/schemas/search';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { sectionPath } from '../../navigation/section-link';
import { movedIndex } from './move-active';
import { type SearchGroup, searchGroups } from './search-options';
import { useSearch } from './use-search';

/** Asking the assistant is always the last option. */
const ASSISTANT: SearchGroup = {
  label: 'Assistant',
  options: [
    { id: 'found-ask', kind: 'ask', to: sectionPath('ask-ai'), title: 'Ask the assistant instead' },
  ],
};

/** An option that the arrows went to, of the result in which it stands. */
interface Choice {
  result: SearchResult | undefined;
  index: number;
}

/** The element of an option is a link: choosing it is clicking it. */
function choose(id: string | undefined): void {
  if (id !== undefined) document.getElementById(id)?.click();
}

/**
 * What is found for the words of the box, and which of it the keyboard is at. The result in which
 * one was chosen stays: a late one changes neither it nor the choice.
 */
export function useSearchChoice() {
  const [words, setWords] = useState('');
  const [choice, setChoice] = useState<Choice>();
  const [isEnterPending, setEnterPending] = useState(false);
  const search = useSearch(words);
  const { isError, prefetch } = search;
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
  const retry = () => {
    setChoice(undefined);
    search.retry();
  };
  return {
    words,
    hasWords,
    result,
    /** The result is that of the words typed. */
    isFresh: search.isFresh && result === search.result,
    isError,
    isSettled,
    groups,
    activeId,
    onWords,
    onKeyDown,
    retry,
  };
}
