import { expect, test } from 'vitest';
import { DENIES_ASSOCIATION, isTopicAlone } from './domain-words.ts';

test('hears that no association is involved, and not that something of one is missing', () => {
  for (const text of [
    'there is no HOA here',
    "it's a rental, no homeowners association",
    'we are not in an HOA',
    "this isn't an HOA",
  ]) {
    expect(DENIES_ASSOCIATION.test(text)).toBe(true);
  }
  for (const text of [
    'there was no HOA when I bought',
    'we had no HOA meeting last year',
    'my HOA says no',
    'no association dues were paid',
  ]) {
    expect(DENIES_ASSOCIATION.test(text)).toBe(false);
  }
});

test('tells a topic by itself from a case that is told', () => {
  for (const text of ['pool hours', 'What is a quorum?', 'can I put up a fence', 'liens']) {
    expect(isTopicAlone(text)).toBe(true);
  }
  for (const text of [
    'how do I unclog a sink',
    'who are you',
    'my neighbor put up a fence and now he says I owe half of it',
  ]) {
    expect(isTopicAlone(text)).toBe(false);
  }
});

test('reads a long text in no time', () => {
  const startedAt = Date.now();
  isTopicAlone(`${'a'.repeat(99)} who`);
  isTopicAlone('a-'.repeat(50));
  DENIES_ASSOCIATION.test('no '.repeat(5_000));
  expect(Date.now() - startedAt).toBeLessThan(200);
});
