import { expect, test } from 'vitest';
import { findPages, withoutKinds } from './find-pages.ts';

const titles = (query: string) => findPages(query).map(({ title }) => title);

test('the site’s own tools are found by their names, cut short or with a slip', () => {
  for (const typed of ['assessment wizard', 'special assesment wizard', 'assessment wiz']) {
    expect([typed, titles(typed)[0]]).toEqual([typed, 'Special Assessment Wizard']);
  }
  expect(titles('budget template')).toEqual(['Budget Planning Template']);
  expect(titles('state law')[0]).toBe('State Law');
});

test('a resource without a file of its own leads to its card', () => {
  expect(findPages('budget template')[0]?.url).toBe('/#resources');
  expect(findPages('assessment wizard')[0]?.url).toMatch(/^\/tools\//);
});

test('a search for an article finds no tool', () => {
  for (const typed of ['fence rules', 'quorum', '', 'the', 'q', 'parking fines', '👍🏽']) {
    expect([typed, titles(typed)]).toEqual([typed, []]);
  }
});

test('a search for a tool is also one for its subject', () => {
  expect(withoutKinds('budget template')).toBe('budget');
  expect(withoutKinds('template')).toBe('template');
});
