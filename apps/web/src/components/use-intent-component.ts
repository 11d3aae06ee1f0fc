import { type ComponentType, useState } from 'react';

/**
 * A component that is fetched when a visitor is about to need it. One that cannot be fetched leaves
 * the page standing, and the next intent tries again.
 *
 * @returns the component, undefined until it is there, and what fetches it
 */
export function useIntentComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const fetchComponent = () => {
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    );
  };
  return [component, fetchComponent] as const;
}
