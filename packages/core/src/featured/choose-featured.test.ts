import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FALLBACK_CATEGORIES } from '../categories/catalogue.ts';
import { chooseFeatured, featuredSeed } from './choose-featured.ts';

const DAY_MS = 86_400_000;

function slugsOf(seed: string, categories = FALLBACK_CATEGORIES): string[] {
  return chooseFeatured(categories, seed).map(({ topic }) => topic.slug);
}

describe('choosing the featured topics', () => {
  test('gives one topic of its own to every category, in their order', () => {
    const chosen = chooseFeatured(FALLBACK_CATEGORIES, '2026-11-20');

    expect(chosen.map(({ category }) => category.slug)).toEqual(
      FALLBACK_CATEGORIES.map(({ slug }) => slug),
    );
    for (const { topic, category } of chosen) expect(category.topics).toContain(topic);
  });

  test('agrees with itself for the same seed, whatever the order of the topics', () => {
    const reversed = FALLBACK_CATEGORIES.map((category) => ({
      ...category,
      topics: category.topics.toReversed(),
    }));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(slugsOf(seed, reversed)).toEqual(slugsOf(seed));
      }),
    );
  });

  test('keeps its choice when another topic of the category goes', () => {
    const chosen = slugsOf('2026-11-20');
    const fewer = FALLBACK_CATEGORIES.map((category) => ({
      ...category,
      topics: category.topics.filter(({ slug }, index) => chosen.includes(slug) || index % 2 === 0),
    }));

    expect(slugsOf('2026-11-20', fewer)).toEqual(chosen);
  });

  test('brings every topic to the front in the course of a year', () => {
    const year = Array.from({ length: 365 }, (_, day) => featuredSeed(new Date(day * DAY_MS)));
    const shown = new Set(year.flatMap((seed) => slugsOf(seed)));

    expect(shown.size).toBe(FALLBACK_CATEGORIES.flatMap(({ topics }) => topics).length);
  });

  test('passes over a category without topics', () => {
    const emptied = FALLBACK_CATEGORIES.map((category, index) =>
      index === 0 ? { ...category, topics: [] } : category,
    );

    expect(slugsOf('2026-11-20', emptied)).toHaveLength(FALLBACK_CATEGORIES.length - 1);
  });

  test('takes its seed from the day in UTC', () => {
    expect(featuredSeed(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  });
});
