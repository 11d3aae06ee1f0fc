import { expect, test } from 'vitest';
import { FALLBACK_CATEGORIES } from './catalogue.ts';
import { TOPIC_GROUPS } from './topic-groups.ts';

test.each(FALLBACK_CATEGORIES)(
  'every topic of $name stands once under three or four subheads',
  ({ slug, topics }) => {
    const groups = TOPIC_GROUPS[slug] ?? [];
    expect(groups.length).toBeGreaterThanOrEqual(3);
    expect(groups.length).toBeLessThanOrEqual(4);
    expect(groups.flatMap(({ slugs }) => slugs).sort()).toEqual(
      topics.map((topic) => topic.slug).sort(),
    );
    expect(groups.every(({ slugs }) => slugs.length >= 3 && slugs.length <= 9)).toBe(true);
  },
);

test('no category has subheads that the catalogue does not know', () => {
  expect(Object.keys(TOPIC_GROUPS)).toEqual(FALLBACK_CATEGORIES.map(({ slug }) => slug));
});
