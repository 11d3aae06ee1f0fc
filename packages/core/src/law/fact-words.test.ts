import { expect, test } from 'vitest';
import { haveWordOf, kindTold } from './fact-words.ts';

test.each([
  ['my condo board fined me', 'condominium'],
  ['our AOAO wants proxies', 'condominium'],
  ['the condo HOA raised dues', 'condominium'],
  ['our detached condos share a road', 'condominium'],
  ['the condo is for single family use only', 'condominium'],
  ['our subdivision has a pond', 'planned-community'],
  ['is there an HOA law or just condo law? I own a single family house', 'planned-community'],
  ['what law covers us, we are not a condo', 'planned-community'],
  ['the board ignores my letters', undefined],
] as const)('"%s" tells of a %s', (question, kind) => {
  expect(kindTold(question)).toBe(kind);
});

test.each([
  ['how do I prove that the roof is mine', true],
  ['what do solar tiles cost', true],
  // Nothing of any matter: it may be about whatever was said.
  ['and how many days do they have?', true],
  ['how do I prove that', false],
  ['they want me to carry a million dollar policy', false],
])('"%s" has a word of a rule on solar roofs, or none at all: %s', (question, has) => {
  const texts = ['An association may not ban solar tiles on an owned roof.', 'hoa refuses panels'];
  expect(haveWordOf(question, texts)).toBe(has);
});
