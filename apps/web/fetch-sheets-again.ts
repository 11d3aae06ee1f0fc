import type { Plugin } from 'vite';

/** What Vite writes where a style sheet could not be fetched, and what it becomes. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  // No longer known as fetched…
  [/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];'],
  // …and no longer in the head, where Vite takes every link for a sheet that is there.
  [/(?<=if \(e\.type === "error"\) )(?=rej\()/, 'link.remove(), '],
];

/**
 * Has the sheet of code that comes later fetched again after it could not be. Vite asks for each
 * once: after one lost connection the code would be run without it until the page is loaded anew.
 */
export function fetchSheetsAgain(): Plugin {
  return {
    name: 'fetch-sheets-again',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        return WRITTEN.reduce((text, [from, to]) => {
          if (!from.test(text)) this.error('Vite fetches sheets in another way than this expects');
          return text.replace(from, to);
        }, code);
      },
    },
  };
}
