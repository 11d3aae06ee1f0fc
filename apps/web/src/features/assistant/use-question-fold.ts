import { useEffect, useRef, useState } from 'react';

/** A question of more characters is a letter: no headline, and folded to its first lines. */
const LONG_CHARS = 140;

/** A question as long as a letter, of which the first lines are shown until the rest is asked for. */
export function useQuestionFold(question: string) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [opened, setOpened] = useState<string>();
  const isOpen = opened === question;
  const isLong = question.length > LONG_CHARS;
  useEffect(() => {
    const { current } = text;
    // Unfolded nothing is cut; how it was folded still says that there is something to fold.
    if (current === null || isOpen || !isLong) return;
    const observer = new ResizeObserver(() =>
      setCut(current.scrollHeight > current.clientHeight + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen, isLong]);
  return {
    text,
    isLong,
    isOpen,
    /** Not all of it fits, so that there is something to unfold. */
    isCut: isLong && isCut,
    toggle: () => setOpened(isOpen ? undefined : question),
  };
}
