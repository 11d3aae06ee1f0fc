import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { statusWords } from './answer-status';
import type { Turn } from './conversation';

/** Whether the keyboard is in a box with words that were not sent. */
function isWriting(asked: string): boolean {
  const { activeElement: active } = document;
  const words = active instanceof HTMLTextAreaElement ? active.value : '';
  return words.trim() !== '' && words !== asked;
}

/**
 * Has an answer heard, or that there is none: the keyboard goes to the title of its card. A visitor
 * who is writing again stays in the box, and a live region says what the answer is worth.
 *
 * @param arrival the key of the arrival that the page shows
 * @returns the words of the live region
 */
export function useAnswerAnnouncement(
  turn: Turn | undefined,
  arrival: string,
  title: RefObject<HTMLElement | null>,
): string {
  const { question = '', status, answer } = turn ?? {};
  const { key } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const isSettled = status === 'success' || status === 'error';

  const announce = useEffectEvent(() => {
    setAnnouncement('');
    if (!isWriting(question)) title.current?.focus({ preventScroll: true });
    else if (answer !== undefined) setAnnouncement(`${question} ${statusWords(answer)}`);
  });
  useEffect(() => {
    // Another arrival is that of what a visitor goes back or forward from.
    if (isSettled && arrival === key) announce();
  }, [isSettled, arrival, key]);
  return announcement;
}
