import { useRef, useState } from 'react';
import type { AskedQuestion } from '../../navigation/answer-address';
import { findTurn, type Turn } from './conversation';

interface FollowUpWords {
  words: string;
  /** The question as which they were sent. */
  sent?: AskedQuestion;
}

/**
 * What is in the box under an answer. It outlives the box, which goes while an answer is on its way,
 * and words that were sent stay until they have an answer.
 */
export function useFollowUp(turns: readonly Turn[]) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [{ words, sent }, setFollowUp] = useState<FollowUpWords>({ words: '' });
  if (findTurn(turns, sent)?.answer !== undefined) setFollowUp({ words: '' });
  return {
    box,
    words,
    write(written: string) {
      // A box that comes back only says what is in it.
      if (written !== words) setFollowUp({ words: written });
    },
    markSent: (asked: AskedQuestion) => setFollowUp((now) => ({ ...now, sent: asked })),
  };
}
