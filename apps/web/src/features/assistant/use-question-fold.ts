import { useEffect, useRef, useState } from 'react';

/** A question as long as a letter, of which the first lines are shown until the rest is asked for. */
export function useQuestionFold(question: string) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [opened, setOpened] = useState<string>();
  const isOpen = opened === question;
  useEffect(() => {
    const { current } = text;
    // Unfolded nothing is cut; how it was folded still says that there is something to fold.
    if (current === null || isOpen) return;
    const observer = new ResizeObserver(() =>
      setCut(current.scrollHeight > current.clientHeight + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen]);
  return {
    text,
    isOpen,
    /** Not all of it fits, so that there is something to unfold. */
    isCut,
    toggle: () => setOpened(isOpen ? undefined : question),
  };
}
