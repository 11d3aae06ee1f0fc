import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { bringIntoView, isHoldingView, onUserInput } from '../../navigation/scroll-to-section';

/** Pixels of an answer that must be on the screen for its beginning to be seen. */
const SEEN_MIN_PX = 200;

/**
 * Brings the beginning of an answer into view when it appears above or below, unless the visitor
 * has done something since asking.
 *
 * @param arrival tells one asking from the next; '' where the browser keeps the place
 */
export function useAnswerInView(
  card: RefObject<HTMLElement | null>,
  arrival: string,
  isShown: boolean,
): void {
  const isVisitorBusy = useRef(false);
  useEffect(() => {
    isVisitorBusy.current = arrival === '';
    return onUserInput(() => {
      isVisitorBusy.current = true;
    });
  }, [arrival]);

  const show = useEffectEvent(() => {
    const { current } = card;
    if (current === null || isVisitorBusy.current) return;
    // Its root is the screen, also where this page is a frame as tall as its content.
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry === undefined || isVisitorBusy.current) return;
      const { top, height } = entry.boundingClientRect;
      const seen = entry.intersectionRect;
      const isBegun = seen.top <= top + 1 && seen.height >= Math.min(height, SEEN_MIN_PX);
      const isLow = top > window.innerHeight / 2;
      // A page that scrolls to its question only passes over the answer.
      bringIntoView(current, isBegun && !isLow && !isHoldingView());
    });
    observer.observe(current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking shows its own answer
  useEffect(() => {
    if (isShown) show();
  }, [isShown, arrival]);
}
