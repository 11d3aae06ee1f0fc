import { expect, test } from 'vitest';
import { CATALOGUE_TOPICS } from './catalogue.ts';
import { DEFAULT_CATEGORY_SLUG, inferCategorySlug } from './infer-category.ts';

test.each([...CATALOGUE_TOPICS.values()].map(({ slug, category }) => [slug, category.slug]))(
  '%s belongs to %s',
  (slug, category) => {
    expect(inferCategorySlug(slug)).toBe(category);
  },
);

test('a slug that says nothing belongs to financial management', () => {
  expect(inferCategorySlug('xyzzy')).toBe(DEFAULT_CATEGORY_SLUG);
  expect(DEFAULT_CATEGORY_SLUG).toBe('financial-management');
});

test('parts of words do not count', () => {
  expect(inferCategorySlug('carpool-lanes')).toBe(DEFAULT_CATEGORY_SLUG);
  expect(inferCategorySlug('finery')).toBe(DEFAULT_CATEGORY_SLUG);
});

test('slugs that nobody listed follow their words', () => {
  expect(inferCategorySlug('pool-hours')).toBe('amenities-management');
  expect(inferCategorySlug('board-retreat')).toBe('board-management');
  expect(inferCategorySlug('towing-cars')).toBe('property-management');
  expect(inferCategorySlug('barking-dogs')).toBe('community-engagement');
  expect(inferCategorySlug('foreclosure-defense')).toBe('legal-compliance');
});
