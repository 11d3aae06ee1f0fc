import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { theme } from './theme';

type Scheme = 'variables' | 'light' | 'dark';

/** The page's own colours, which Mantine would reckon otherwise. */
const OWN = /^--mantine-color-(?:body|text|dimmed|default|default-border|error)$/;

const css = readFileSync(new URL('../styles/mantine-theme.css', import.meta.url), 'utf8');
const reckoned: Record<Scheme, Record<string, string>> = defaultCssVariablesResolver(
  mergeMantineTheme(DEFAULT_THEME, theme),
);
const plain = (value: string | undefined) =>
  value?.replaceAll('"', "'").replace(/\s+/g, ' ').trim();

function declarations(): { scheme: Scheme; name: string; value: string }[] {
  return [...css.matchAll(/^:root(?:\[[\w-]+="(light|dark)"\])? \{([^}]*)\}/gm)].flatMap(
    ([, scheme, block = '']) =>
      [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
        scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'variables',
        name,
        value,
      })),
  );
}

test('the style sheet says of the theme what Mantine would write into every document', () => {
  const ofTheTheme = declarations().filter(({ name }) => !OWN.test(name));
  expect(ofTheTheme.length).toBeGreaterThan(30);
  for (const { scheme, name, value } of ofTheTheme) {
    expect([scheme, name, plain(value)]).toEqual([scheme, name, plain(reckoned[scheme][name])]);
  }
});

test('both schemes have the same variables of their own', () => {
  const own = (wanted: string) =>
    declarations().flatMap(({ scheme, name }) =>
      scheme === wanted && name !== '--mantine-color-default' && OWN.test(name) ? [name] : [],
    );
  expect(own('light')).toEqual(own('dark'));
  expect(own('light')).toHaveLength(5);
});
