import { expect, test } from 'vitest';
import { categorySchema } from '../schemas/category.ts';
import { isSlug } from '../text/slug.ts';
import { CATALOGUE_TOPICS, FALLBACK_CATEGORIES, GENERAL_CATEGORY } from './catalogue.ts';

test('there are six categories of twenty topics, each valid', () => {
  expect(FALLBACK_CATEGORIES.map(({ name }) => name)).toEqual([
    'Board Management',
    'Financial Management',
    'Property Management',
    'Legal Compliance',
    'Amenities Management',
    'Community Engagement',
  ]);
  for (const category of FALLBACK_CATEGORIES) {
    expect(categorySchema.parse(category).topics).toHaveLength(20);
  }
});

test('every topic has a slug and an identifier of its own', () => {
  const topics = [...CATALOGUE_TOPICS.values()];
  expect(topics).toHaveLength(120);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(120);
  expect(topics.every(({ slug }) => isSlug(slug))).toBe(true);
});

test('the general category is number 999 and lists topics that exist', () => {
  expect(GENERAL_CATEGORY).toMatchObject({
    id: 999,
    name: 'HOA Management',
    slug: 'hoa-management',
  });
  expect(GENERAL_CATEGORY.topics).toHaveLength(12);
  expect(categorySchema.safeParse(GENERAL_CATEGORY).success).toBe(true);
});
