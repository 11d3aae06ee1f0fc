import { useState } from 'react';
import type { Turn } from './conversation';

/**
 * What is in the boxes of the hero and of the section, which are one.
 *
 * @param initial what is in them first
 * @param turns those of this tab, whose questions were sent
 * @param shown the turn that the page shows, which another tab or the server may have sent
 */
export function useQuestionBox(initial: string, turns: readonly Turn[], shown: Turn | undefined) {
  const [question, setQuestion] = useState(initial);
  const isSent = question === shown?.question || turns.some((turn) => turn.question === question);
  /** Something was written and not sent. */
  const isDraft = question.trim() !== '' && !isSent;
  return {
    question,
    setQuestion,
    isDraft,
    /** Puts other words into the boxes, unless there is a draft. */
    fill: (words: string) => {
      if (!isDraft) setQuestion(words);
    },
  };
}
