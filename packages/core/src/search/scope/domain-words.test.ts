import { expect, test } from 'vitest';
import { AUTHORITY, COOPERATIVE } from './domain-words.ts';

test('knows those who govern a community from boards and managers elsewhere', () => {
  for (const text of [
    'the board says no',
    'our property manager never calls back',
    'a board member parks on the grass',
    'they fined me without a word',
  ]) {
    expect(AUTHORITY.test(text)).toBe(true);
  }
  for (const text of [
    'what board games are good for six',
    'the zoning board meetings are on video',
    'a letter to my manager',
    'the board of education closed it',
  ]) {
    expect(AUTHORITY.test(text)).toBe(false);
  }
});

test('knows a housing cooperative from other coops', () => {
  for (const text of [
    'can my co-op make me get rid of my dog',
    'the coop cut off my heat',
    'our co-op’s sublet fee',
    'my mother’s coop hides the books',
    'co-op board refused my buyer',
    'co-op records access for shareholders',
    'do shareholders of a big co-op vote on it',
    'can a stock cooperative vote by show of hands',
  ]) {
    expect(COOPERATIVE.test(text)).toBe(true);
  }
  for (const text of [
    'may I build a chicken coop',
    'join a food co-op',
    'how big should the coop for six hens be',
    'best co-op games',
    'the co-op program of my college',
  ]) {
    expect(COOPERATIVE.test(text)).toBe(false);
  }
});
