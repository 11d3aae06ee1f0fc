import { expect, test } from 'vitest';
import { asksSame } from './asks-same.ts';

test.each([
  'and for condos?',
  'what about a house',
  'how about in townhouses',
  'and in Texas?',
  'I live in Phoenix, Arizona',
  'sorry, I forgot to say that we live in Florida',
  'our association is located in Cook County, Illinois',
  'the subdivision was built in 1998 in Texas',
  'different place: Oregon',
  'what is the law in Nevada',
])('asks the same again: %s', (question) => {
  expect(asksSame(question)).toBe(true);
});

test.each([
  'what about on the house',
  'how about on my house?',
  'and around the townhouse',
  'what about the fence',
  'can they foreclose in Texas',
])('asks something else: %s', (question) => {
  expect(asksSame(question)).toBe(false);
});
