import { expect, test } from 'vitest';
import { CATALOGUE_TOPICS } from '../categories/catalogue.ts';
import { SITUATIONS, shownSituations } from './situations.ts';

test('the six situations are those of the design, in its order', () => {
  expect(SITUATIONS.map(({ words }) => words)).toEqual([
    'I got a violation notice',
    'A special assessment was announced',
    'My request was denied',
    'I want to see the records',
    'A repair is being ignored',
    'I just joined the board',
  ]);
});

test.each(SITUATIONS)('"$words" leads to three to five topics that exist', ({ reading }) => {
  expect(reading.length).toBeGreaterThanOrEqual(3);
  expect(reading.length).toBeLessThanOrEqual(5);
  expect(new Set(reading.map(({ slug }) => slug)).size).toBe(reading.length);
  for (const { slug, title } of reading) expect(CATALOGUE_TOPICS.get(slug)?.title).toBe(title);
});

test('where topics are not shown, a starting point leads to the others or is left out', () => {
  expect(shownSituations(() => true)).toEqual(SITUATIONS);
  const shown = shownSituations((slug) => slug === 'payment-plans' || slug === 'reserve-funds');
  expect(shown.map(({ id, reading }) => [id, reading.map(({ slug }) => slug)])).toEqual([
    ['special-assessment', ['reserve-funds', 'payment-plans']],
  ]);
  expect(shownSituations(() => false)).toEqual([]);
});
