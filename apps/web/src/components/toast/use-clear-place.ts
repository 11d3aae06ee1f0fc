import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Area } from '../visible-area';

/** Pixels between a message and the edge of what the visitor sees, or a control. */
const GAP = 16;

/** The controls that must stay within reach and stand in the columns of a message, lowest first. */
function controlsUnder({ left, right }: DOMRect): DOMRect[] {
  return Array.from(document.querySelectorAll('[data-keep-clear]'), (control) =>
    control.getBoundingClientRect(),
  )
    .filter((box) => box.height > 0 && box.right > left && box.left < right)
    .sort((one, other) => other.top - one.top);
}

/**
 * How far messages stand above the lower end of the screen so that they cover no control marked
 * `data-keep-clear`: as little as possible. Decided when messages come and when scrolling has
 * ended, so that none moves under a finger.
 *
 * @param list what holds the messages
 * @param area the part of the page that the visitor sees
 * @param key changes when there are other messages
 * @returns pixels; 0 also where there is no room
 */
export function useClearPlace(
  list: RefObject<HTMLElement | null>,
  area: Area | undefined,
  key: string,
): number {
  const [lift, setLift] = useState(0);
  const decide = useEffectEvent(() => {
    const box = list.current?.getBoundingClientRect();
    if (area === undefined || box === undefined || box.height === 0) return;
    const end = area.top + area.height - GAP;
    let bottom = end;
    for (const control of controlsUnder(box)) {
      const isCovered = control.bottom > bottom - box.height && control.top < bottom;
      if (isCovered) bottom = control.top - GAP;
    }
    setLift(bottom - box.height < area.top ? 0 : end - bottom);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages may be taller
  useEffect(() => {
    decide();
    const onScrollEnd = () => decide();
    window.addEventListener('scrollend', onScrollEnd);
    return () => window.removeEventListener('scrollend', onScrollEnd);
  }, [key, area]);
  return lift;
}
