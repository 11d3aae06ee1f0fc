import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
