import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test('pages of this site stay as they are under every policy', () => {
  for (const href of [
    '/topic/reserve-funds',
    '/topic/reserve-funds#in-short',
    '/category/board-management',
  ]) {
    expect(safeHref(href, 'internal')).toBe(href);
    expect(safeHref(href, 'web')).toBe(href);
  }
});

test('other sites are reached over http(s) and only where the policy allows them', () => {
  expect(safeHref('https://www.ecfr.gov', 'web')).toBe('https://www.ecfr.gov/');
  expect(safeHref('HTTP://Example.org/A b', 'web')).toBe('http://example.org/A%20b');
  expect(safeHref('https://www.ecfr.gov', 'internal')).toBeUndefined();
});

test('every other address is refused', () => {
  const refused = [
    'javascript:alert(1)',
    ' https://example.org',
    '//example.org',
    '/api/health',
    '/topic/../api',
    '/topic/a?b=c',
    '#in-short',
    'topic/reserve-funds',
    'https://user@example.org',
    'https://',
    'mailto:a@example.org',
    `https://example.org/${'a'.repeat(2_000)}`,
    undefined,
    7,
  ];
  expect(refused.filter((href) => safeHref(href, 'web') !== undefined)).toEqual([]);
});
