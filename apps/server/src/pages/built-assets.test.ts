import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAssets } from './built-assets.ts';

function clientDirWith(manifest: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-manifest-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

const base = { file: 'assets/base.js', css: ['assets/base.css'] };
const MANIFEST = {
  'src/pages/topic-page.tsx': {
    file: 'assets/topic.js',
    name: 'topic-page',
    imports: ['_shared.js', '_base.js'],
    css: ['assets/topic.css'],
  },
  'src/pages/home-page.tsx': { file: 'assets/home.js', name: 'home-page', imports: ['_base.js'] },
  'src/features/search-dialog.tsx': { file: 'assets/search.js', name: 'search-dialog' },
  'src/app/start-app.tsx': { file: 'assets/app.js', imports: ['_base.js', 'src/entry-client.ts'] },
  '_base.js': base,
  // Chunks may import each other.
  '_shared.js': { file: 'assets/shared.js', imports: ['_base.js', 'src/app/start-app.tsx'] },
  'src/entry-client.ts': {
    file: 'assets/entry.js',
    isEntry: true,
    dynamicImports: ['src/app/start-app.tsx'],
    css: ['assets/entry.css'],
  },
};

test('a page brings the entry, the application and its own code, and nothing of other pages', () => {
  const assets = readAssets(clientDirWith(MANIFEST));
  expect(Object.keys(assets)).toEqual(['topic-page', 'home-page']);
  expect(assets['topic-page']).toEqual({
    script: '/assets/entry.js',
    styles: ['/assets/entry.css', '/assets/base.css', '/assets/topic.css'],
    modules: ['/assets/base.js', '/assets/app.js', '/assets/shared.js', '/assets/topic.js'],
  });
  expect(assets['home-page']?.modules).not.toContain('/assets/topic.js');
});

test('a build without an entry is said to be one', () => {
  expect(() => readAssets(clientDirWith({ '_base.js': base }))).toThrow(/names no entry/);
});
