import { SEARCH_MAX_CHARS } from '@hoa/core/limits';
import type { SuggestedQuestion } from '@hoa/core/schemas/library-question';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useApi } from '../../api/use-api';

/** Characters from which on the beginning of a question says something. */
const CHARS_MIN = 3;
/** Suggestions at most: the list does not reach past a phone's screen. */
const MOST = 5;

/** The options of a list that stand for none: the box itself, before the first and after the last. */
const NONE = -1;

/** One of a list that was chosen with the arrows. */
interface Choice {
  options: readonly SuggestedQuestion[];
  index: number;
}

/**
 * Questions of the library that the one being typed may become. The box keeps the keyboard; arrows
 * go through the suggestions, and whatever is not a choice is left to the box. The list in which one
 * was chosen stays: suggestions that arrive late change neither it nor the choice.
 *
 * @param question what is in the box
 * @param onChoose called with the question that was chosen
 */
export function useSuggestions(question: string, onChoose: (question: string) => void) {
  const [isTyping, setTyping] = useState(false);
  const [choice, setChoice] = useState<Choice>();
  const { utils } = useApi();
  const q = question.trimStart();
  // A text of several lines is no question that others ask too.
  const isBeginning = q.length >= CHARS_MIN && q.length <= SEARCH_MAX_CHARS && !q.includes('\n');
  const isOpen = isTyping && isBeginning;
  const { data } = useQuery(
    utils.questions.suggest.queryOptions(
      { q, limit: MOST },
      { enabled: isOpen, placeholderData: keepPreviousData },
    ),
  );
  const arrived = isOpen ? (data?.questions ?? []) : [];
  const options = choice?.options ?? arrived;
  const active = choice?.index ?? NONE;

  const moveTo = (index: number) => setChoice(index === NONE ? undefined : { options, index });
  const close = () => {
    setTyping(false);
    setChoice(undefined);
  };
  const choose = (chosen: string) => {
    close();
    onChoose(chosen);
  };

  /** @returns whether the key, which no input method took, was for the suggestions */
  const handleKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (options.length === 0 || shiftKey) return false;
    const chosen = options[active];
    if (key === 'Enter' && chosen !== undefined) choose(chosen.question);
    else if (key === 'Escape') close();
    else if (key === 'ArrowDown') moveTo(active === options.length - 1 ? NONE : active + 1);
    else if (key === 'ArrowUp') moveTo(active === NONE ? options.length - 1 : active - 1);
    else return false;
    return true;
  };

  return {
    options,
    active,
    choose,
    close,
    handleKey,
    /** To be called when the visitor changes what is in the box. */
    open: () => {
      setTyping(true);
      setChoice(undefined);
    },
  };
}
