import { type RefObject, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { afterFrame } from './after-frame';

/**
 * Marks an element with `data-arriving` for the first frame of a text that a click has brought.
 * The style sheet leaves out of that frame what is below the fold: most of a long article is laid
 * out right after the reader sees its beginning.
 *
 * @param text the text in the element; each one arrives once
 */
export function useArrival(elementRef: RefObject<HTMLElement | null>, text: string): void {
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the text came, when it came
  useLayoutEffect(() => {
    const element = elementRef.current;
    // Who comes back, or to a section, is brought to a place that only the whole layout knows.
    if (element === null || navigation === 'POP' || window.location.hash !== '') return;
    element.dataset.arriving = '';
    const cancel = afterFrame(() => {
      delete element.dataset.arriving;
    });
    return () => {
      cancel();
      delete element.dataset.arriving;
    };
  }, [text]);
}
