import { expect, test } from 'vitest';
import { kindTold } from './fact-words.ts';

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
