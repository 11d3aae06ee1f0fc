import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GROUNDS, type Scheme } from '@hoa/core/brand/brand-palette';
import { brandStyle } from '@hoa/core/brand/brand-style';
import { readBrands } from '@hoa/core/brand/read-brands';
import { expect, test } from 'vitest';

const SRC = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, SRC), 'utf8');
const resolve = createRequire(import.meta.url).resolve;

const sources = globSync('**/*.{ts,tsx,css}', { cwd: SRC, exclude: ['**/*.test.ts'] }).map(read);
const mantineSheets = new Set(
  sources.flatMap((source) => source.match(/@mantine\/core\/styles\/[\w-]+\.css/g) ?? []),
);
const everything = [
  ...sources,
  ...[...mantineSheets].map((sheet) => readFileSync(resolve(sheet), 'utf8')),
];

const theme = read('styles/mantine-theme.css');
const blockOf = (selector: string) => theme.split(`${selector} {`)[1]?.split('}')[0] ?? '';
const namesIn = (css: string) => (css.match(/--[\w-]+(?=:)/g) ?? []).toSorted();
const declared = new Set(namesIn(`${theme}${read('styles/tokens.css')}`));

test('each variable of Mantine and of the portal that a style uses is declared', () => {
  const used = everything.flatMap((source) =>
    [...source.matchAll(/var\((--(?:mantine|portal)-[\w-]*\w)\)/g)].map(([, name = '']) => name),
  );
  expect(used.length).toBeGreaterThan(300);
  expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
});

test('the light and the dark scheme have the same variables', () => {
  const light = namesIn(blockOf(':root[data-mantine-color-scheme="light"]'));
  expect(light.length).toBeGreaterThan(15);
  expect(namesIn(blockOf(':root[data-mantine-color-scheme="dark"]'))).toEqual(light);
});

test('the colours of a brand are held against the grounds that pages have', () => {
  const tokens = read('styles/tokens.css');
  const [light = '', dark = ''] = tokens.split(':root[data-mantine-color-scheme="dark"]');
  for (const [scheme, css] of Object.entries({ light, dark }) as [Scheme, string][]) {
    const page = blockOf(`:root[data-mantine-color-scheme="${scheme}"]`);
    const { page: ground, card, 'sunken ground': sunken } = GROUNDS[scheme];
    expect(page, scheme).toContain(`--mantine-color-body: ${ground};`);
    expect(css, scheme).toContain(`--portal-surface: ${card};`);
    expect(css, scheme).toContain(`--portal-surface-sunken: ${sunken};`);
  }
});

test('a brand sets no variable that the portal does not have', () => {
  const { brands } = readBrands({
    name: 'Any',
    colors: { light: { primary: '#1d3f8a', accent: '#f2b705' } },
    fonts: { headings: 'inter', body: 'humanist' },
  });
  const set = namesIn(brands.map(brandStyle).join());
  expect(set.length).toBeGreaterThan(25);
  expect(set.filter((name) => !declared.has(name))).toEqual([]);
});
