import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAssets } from './built-assets.ts';

function clientDirWith(manifest: Record<string, { file: string; css?: string[] }>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-manifest-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  const sheets = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  for (const sheet of sheets) writeFileSync(join(folder, sheet), `/* ${sheet} */\n`);
  return folder;
}

const base = { file: 'assets/base.js', css: ['assets/base.css'] };
const MANIFEST = {
  'src/pages/topic-page.tsx': {
    file: 'assets/topic.js',
    name: 'topic-page',
    imports: ['_shared.js', '_base.js'],
    css: ['assets/topic.css'],
    dynamicImports: ['src/features/links.ts'],
  },
  'src/features/links.ts': { file: 'assets/links.js', name: 'links', imports: ['_base.js'] },
  'src/pages/home-page.tsx': { file: 'assets/home.js', name: 'home-page', imports: ['_base.js'] },
  'src/features/search-dialog.tsx': { file: 'assets/search.js', name: 'search-dialog' },
  '_base.js': base,
  // Chunks may import each other.
  '_shared.js': { file: 'assets/shared.js', imports: ['_base.js', 'src/entry-client.ts'] },
  'src/entry-client.ts': {
    file: 'assets/app.js',
    imports: ['_base.js'],
    css: ['assets/app.css'],
  },
  'src/styles/styles.css': { file: 'assets/styles.css' },
  'src/styles/fonts.css': { file: 'assets/fonts.css' },
};

test('a page brings the application and its own code, and nothing of other pages', () => {
  const { assets } = readAssets(clientDirWith(MANIFEST));
  expect(Object.keys(assets)).toEqual(['topic-page', 'home-page']);
  expect(assets['topic-page']).toEqual({
    application: '/assets/app.js',
    fonts: expect.stringMatching(/^\/assets\/fonts-and-print-[\w-]{8}\.css$/),
    style: expect.stringMatching(/^\/assets\/topic-page-[\w-]{8}\.css$/),
    styleParts: ['/assets/styles.css', '/assets/base.css', '/assets/app.css', '/assets/topic.css'],
    modules: ['/assets/base.js', '/assets/app.js', '/assets/shared.js', '/assets/topic.js'],
    parts: { links: ['/assets/base.js', '/assets/links.js'] },
  });
  expect(assets['home-page']?.modules).not.toContain('/assets/topic.js');
});

test('the one style sheet of a page holds its parts in their order', () => {
  const { assets, styles } = readAssets(clientDirWith(MANIFEST));
  const topic = styles.find(({ path }) => path === assets['topic-page']?.style);
  expect(topic?.css.toString()).toBe(
    '/* assets/styles.css */\n/* assets/base.css */\n/* assets/app.css */\n/* assets/topic.css */\n',
  );
  expect(assets['home-page']?.style).not.toBe(assets['topic-page']?.style);
});

test('what any page says for paper comes with the fonts, for which no page waits', () => {
  const folder = clientDirWith(MANIFEST);
  writeFileSync(join(folder, 'assets/topic.css'), 'a{color:red}@media print{a{color:#000}}');
  const { assets, styles } = readAssets(folder);
  const textOf = (wanted = '') => styles.find(({ path }) => path === wanted)?.css.toString();
  expect(textOf(assets['topic-page']?.style)).toMatch(/a\{color:red\}$/);
  expect(assets['home-page']?.fonts).toBe(assets['topic-page']?.fonts);
  expect(textOf(assets['home-page']?.fonts)).toBe(
    '/* assets/fonts.css */\n@media print{a{color:#000}}',
  );
});

test('a build without the application is said to be one', () => {
  expect(() => readAssets(clientDirWith({ '_base.js': base }))).toThrow(/has no src\/entry-client/);
});
