import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrowserValue } from '../../components/use-browser-value';
import { stateInAddress, useStoredState } from '../../navigation/chosen-state';
import { putStateFirst, withStateFirst } from './state-rows';

/** Calls back when an element is off the screen, at once if it is. @returns what calls it off */
function onceUnseen(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== false) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The article with the rows of the visitor's state first in their tables. A state in the address is
 * so in the HTML itself, without scripts too; one that is kept on the device moves rows that are on
 * the page. What the device remembers moves no row that is being looked at: such a table waits until
 * it has left the screen.
 *
 * @returns the HTML to show
 */
export function useStateFirst(textRef: RefObject<HTMLElement | null>, html: string): string {
  const { search } = useLocation();
  const inAddress = stateInAddress(search)?.name;
  const shown = useMemo(
    () => (inAddress === undefined ? html : withStateFirst(html, inAddress)),
    [html, inAddress],
  );
  const stored = useStoredState()?.name;
  const name = inAddress === undefined ? stored : undefined;
  const isLive = useBrowserValue(() => true, false);
  const wasLive = useRef(isLive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other tables
  useLayoutEffect(() => {
    const isRemembered = isLive && !wasLive.current;
    wasLive.current = isLive;
    if (name === undefined) return;
    const tables = textRef.current?.querySelectorAll('.article tbody') ?? [];
    const undo = Array.from(tables as NodeListOf<HTMLTableSectionElement>, (body) => {
      if (!isRemembered) return putStateFirst(body, name);
      let back = () => {};
      const cancel = onceUnseen(body, () => {
        back = putStateFirst(body, name);
      });
      return () => {
        cancel();
        back();
      };
    });
    return () => {
      for (const takeBack of undo) takeBack();
    };
  }, [name, shown]);
  return shown;
}
