import { expect, test } from 'vitest';
import type { LetterSummary } from '../schemas/letter.ts';
import { pageFinder, withoutKinds } from './find-pages.ts';

const letter = (slug: string, title: string, description: string): LetterSummary => ({
  ...{ slug, title, description },
  for: 'owner',
  articles: [],
});
const findPages = pageFinder([
  letter('hearing-request', 'Request for a hearing', 'Asks for a hearing before any fine is set.'),
  letter('records-request', 'Request for records', 'Asks to see records of the association.'),
]);
const titles = (query: string) => findPages(query).map(({ title }) => title);

test('the site’s own tools are found by their names, cut short or with a slip', () => {
  for (const typed of ['assessment wizard', 'special assesment wizard', 'assessment wiz']) {
    expect(titles(typed)[0], typed).toBe('Special Assessment Wizard');
  }
  expect(titles('budget template')).toEqual(['Budget Planning Template']);
  expect(titles('state law')[0]).toBe('State Law');
});

test.each([
  ['late fee calculator', '/tools/late-fees-and-interest'],
  ['notice dates', '/tools/notice-dates'],
  ['reserve calculator', '/tools/reserve-funding'],
  ['hearing letter', '/letters/hearing-request'],
  ['records request letter', '/letters/records-request'],
  ['glossary', '/#glossary'],
  ['embed', '/embed'],
  ['letters', '/letters'],
  ['guides', '/guides'],
  ['calculators', '/tools'],
  ['state law', '/law'],
])('"%s" names a page, which comes before all else', (query, url) => {
  expect(findPages(query)[0]).toMatchObject({ url, isNamed: true });
});

test('a tool on what is searched for is found, and comes after the articles', () => {
  expect(findPages('quorum')).toMatchObject([{ url: '/tools/quorum-and-votes', isNamed: false }]);
});

test('a resource without a file of its own leads to its card', () => {
  expect(findPages('budget template')[0]?.url).toBe('/#resources');
  expect(findPages('assessment wizard')[0]?.url).toMatch(/^\/tools\//);
});

test('a page stands once among what is found', () => {
  const urls = findPages('special assessment').map(({ url }) => url);
  expect(urls).toEqual([...new Set(urls)]);
});

test('a page that was found stays while the next word is being typed', () => {
  for (const typed of [
    'hearing l',
    'hearing le',
    'hearing let',
    'hearing lett',
    'hearing letter',
  ]) {
    expect(titles(typed), typed).toEqual(['Request for a hearing']);
  }
  expect(titles('l')).toEqual([]);
  for (const typed of ['quorum calc', 'quorum calculator']) {
    expect(findPages(typed)[0]).toMatchObject({ url: '/tools/quorum-and-votes', isNamed: true });
    expect(withoutKinds(typed)).toBe('quorum');
  }
});

test('a search for the law leads to that of the states, one for bylaws does not', () => {
  for (const typed of ['law', 'laws', 'statutes']) {
    expect(findPages(typed)[0]).toMatchObject({ url: '/law', isNamed: true });
  }
  for (const typed of ['by-laws', 'By-Laws', 'lawn']) expect(titles(typed)).toEqual([]);
});

test('a search for an article finds no tool', () => {
  for (const typed of ['fence rules', '', 'the', 'q', 'parking fines', '👍🏽']) {
    expect(titles(typed), typed).toEqual([]);
  }
});

test('a search for a tool is also one for its subject', () => {
  expect(withoutKinds('budget template')).toBe('budget');
  expect(withoutKinds('template')).toBe('template');
});
