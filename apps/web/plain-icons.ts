import type { Plugin } from 'vite';

/** What Tabler writes on every icon, and what it becomes. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\[`tabler-icon`,[^\]]*className\]\.filter\(Boolean\)\.join\(" "\)/, 'className'],
  [/xmlns: "[^"]*",/g, ''],
];

/**
 * Lets icons do without the classes that no sheet knows and the namespace that a document implies:
 * a page has some twenty icons, whose names no compression can shorten (decision 013).
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    transform: {
      filter: {
        id: /\/@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)\.mjs$/,
      },
      handler(code) {
        const plain = WRITTEN.reduce((text, [from, to]) => text.replace(from, to), code);
        if (plain === code) this.error('Tabler writes its icons in another way than this expects');
        return { code: plain, map: null };
      },
    },
  };
}
