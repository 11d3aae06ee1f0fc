import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGUE_TOPICS } from '../categories/catalogue.ts';
import { isSlug, slugToTitle, titleToSlug } from './slug.ts';

test('a slug is words of letters and digits joined by single hyphens', () => {
  expect(['a', 'reserve-funds', '2025-budget'].every(isSlug)).toBe(true);
  const bad = ['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', '../a', 'ä', 'a\0', 'a'.repeat(101)];
  expect(bad.filter(isSlug)).toEqual([]);
});

test('the words of a slug become a title', () => {
  expect(slugToTitle('reserve-funds')).toBe('Reserve Funds');
  expect(slugToTitle('hoa-pool-rules')).toBe('HOA Pool Rules');
});

test('every title of the catalogue leads back to its slug, and every slug to its title', () => {
  for (const { slug, title } of CATALOGUE_TOPICS.values()) {
    expect([titleToSlug(title), slugToTitle(slug)]).toEqual([slug, title]);
  }
});

test('whatever is typed as a title yields a slug or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = titleToSlug(title);
      expect(slug === '' || isSlug(slug)).toBe(true);
    }),
  );
});
