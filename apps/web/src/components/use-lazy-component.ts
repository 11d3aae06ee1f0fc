import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * A component whose code is fetched when a visitor is about to need it. Unlike React's `lazy`, one
 * that cannot be fetched leaves the page standing, and the next call tries again.
 *
 * @returns the component, undefined until it is there, and what fetches it and tells whether it came
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const fetchComponent = () =>
    load().then(
      (loaded) => {
        setComponent(() => loaded);
        return true;
      },
      () => false,
    );
  return [component, fetchComponent] as const;
}

/**
 * The same, fetched once the page is idle, or at once while it is needed and not there.
 *
 * @param onFailed called when it is needed and could not be fetched
 */
export function useDeferredComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
  onFailed?: () => void,
): ComponentType<Props> | undefined {
  const [component, fetchComponent] = useLazyComponent(load);
  const fetchNow = useEffectEvent(async () => {
    const isThere = await fetchComponent();
    if (isNeeded && !isThere) onFailed?.();
  });
  const isMissing = component === undefined;

  useEffect(() => {
    if (!isMissing) return;
    if (!isNeeded) return whenIdle(() => fetchNow());
    fetchNow();
  }, [isMissing, isNeeded]);
  return component;
}
