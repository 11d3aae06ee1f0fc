import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * A component that the first view does not need: it is fetched once the page is idle, or again
 * when it is wanted and not there. Unlike a lazy component, one that cannot be fetched leaves the
 * page standing.
 *
 * @returns undefined until the component is there
 */
export function useDeferredComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (component !== undefined) return;
    let isCurrent = true;
    const fetchNow = () => {
      load().then(
        (loaded) => {
          if (isCurrent) setComponent(() => loaded);
        },
        () => {
          // Offline: the next wish for the component tries again.
        },
      );
    };
    const cancel = isWanted ? fetchNow() : whenIdle(fetchNow);
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [component, load, isWanted]);

  return component;
}
