import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { fetchSheetsAgain } from './fetch-sheets-again.ts';

const FILES: Record<string, string> = {
  'page.js': "import('/later.js')",
  'later.js': "import '/later.css'; export const later = 1;",
  'later.css': 'p { color: red }',
};

/** A page that fetches code with a sheet. */
const pageWithSheet: Plugin = {
  name: 'page-with-sheet',
  resolveId: (id) => (id.replace('/', '') in FILES ? id.replace('/', '') : null),
  load: (id) => FILES[id] ?? null,
};

test('a sheet that Vite could not fetch is forgotten, in its list and in the head', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pageWithSheet, fetchSheetsAgain()],
    build: { write: false, minify: false, rolldownOptions: { input: 'page.js' } },
  });
  const [bundle] = [output].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built');
  const [{ code }] = bundle.output;
  expect(code).toContain('Unable to preload CSS');
  expect(code).toMatch(/delete seen\[href\];\s*throw err/);
  expect(code).toMatch(/=== "error"\) (?:\{\s*)?link\.remove\(\)/);
});

test('another way of fetching is told when the portal is built', () => {
  const { transform } = fetchSheetsAgain();
  if (typeof transform !== 'object') throw new Error('no transform with a filter');
  const refuse = (text: string) => {
    throw new Error(text);
  };
  expect(() => Reflect.apply(transform.handler, { error: refuse }, ['', ''])).toThrow(/Vite/);
});
