import { expect, test } from 'vitest';
import { soundsOurs, wordingOf } from './wording.ts';

test('reads the words of matter and those side by side, each once', () => {
  expect(wordingOf('How do I fight a parking ticket? A parking ticket!')).toEqual([
    'fight',
    'parking',
    'ticket',
    'parking ticket',
  ]);
  expect(wordingOf('what should I do')).toEqual([]);
});

test('sums what is known of the words, by the root of how many they are', () => {
  const weights = { bias: -0.5, words: { parking: 1, ticket: -3, 'parking ticket': -4 } };
  expect(soundsOurs('parking', weights)).toBeCloseTo(0.5, 10);
  expect(soundsOurs('a parking ticket', weights)).toBeCloseTo(-0.5 - 6 / Math.sqrt(3), 10);
  expect(soundsOurs('constructor toString', weights)).toBe(-0.5);
});

test('tells a community from a landlord and a school', () => {
  const ours = soundsOurs('Can the board fine me for my fence without a hearing?');
  expect(ours).toBeGreaterThan(0);
  expect(soundsOurs('my landlord kept the deposit for the apartment')).toBeLessThan(0);
  expect(soundsOurs('how does somebody join the school board')).toBeLessThan(ours);
});
