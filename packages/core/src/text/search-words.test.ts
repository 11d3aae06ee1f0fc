import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['Enforcement policy, or Violations and fines', ['Enforcement policy', 'Violations and fines']],
  ['Solar energy devices or solar access rights', ['Solar energy devices', 'solar access rights']],
  [
    'Building inspections, exterior elevated elements or milestone inspections',
    ['Building inspections', 'exterior elevated elements', 'milestone inspections'],
  ],
  ['Easements; Drainage; and the recorded plat', ['Easements', 'Drainage', 'the recorded plat']],
  ['Reserve or investment policy', ['Reserve or investment policy']],
  ['Quorum at meetings (HOA or condominium act, then nonprofit act)', ['Quorum at meetings']],
  ['Roads, streets and common area', ['Roads, streets and common area']],
])('%s names the words to search for one by one', (heading, words) => {
  expect(searchWords(heading)).toEqual(words);
});
