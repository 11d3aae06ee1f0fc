import type { Plugin } from 'vite';

/** React's own ids are the same on the server and in the browser, so that none has to be changed. */
const USE_ID = `import { useId as useReactId } from 'react';
export function useId(id) {
  const own = useReactId();
  return typeof id === 'string' ? id : 'mantine-' + own.replaceAll(':', '');
}
`;

/**
 * Lets Mantine's components keep the ids that they were rendered with. Its own hook changes each to
 * a random one as soon as a page is hydrated, and React then renders every field and tab again
 * before a press can be heard: a quarter of a second on a slow phone.
 */
export function steadyIds(): Plugin {
  return {
    name: 'steady-ids',
    enforce: 'pre',
    load: {
      filter: { id: /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/ },
      handler: () => USE_ID,
    },
  };
}
