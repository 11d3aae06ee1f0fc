import { type RefObject, useEffect } from 'react';

/**
 * Gives the keyboard back to where it came from into the messages, when the last of them closes.
 * Radix leaves it on their list, which is empty then and stands at the end of the page.
 *
 * @param list what holds the messages
 * @param isShown whether there is one
 */
export function useKeyboardBack(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const region = list.current?.closest('[role=region]');
    if (!isShown || !region) return;
    let outside = document.activeElement;
    const hear = ({ target }: FocusEvent) => {
      if (target instanceof Element && !region.contains(target)) outside = target;
    };
    document.addEventListener('focusin', hear);
    return () => {
      document.removeEventListener('focusin', hear);
      const isInside = region.contains(document.activeElement);
      if (isInside && outside instanceof HTMLElement) outside.focus({ preventScroll: true });
    };
  }, [list, isShown]);
}
