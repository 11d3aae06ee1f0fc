import { soundsOurs } from '@hoa/core/search/scope/wording';
import { expect, test } from 'vitest';
import { fitWording, loadOffTopic } from './fit-wording.ts';
import { loadQuestionSets } from './question-sets.ts';

test('learns words and pairs that tell the two kinds apart, and says the same each time', () => {
  const examples = ['fence', 'pool', 'roof', 'gate'].flatMap((thing) => [
    { text: `the community ${thing} rules`, isOurs: true },
    { text: `my landlord ${thing} rules`, isOurs: false },
  ]);
  const weights = fitWording(examples);
  expect(soundsOurs('community garden', weights)).toBeGreaterThan(0);
  expect(soundsOurs('landlord garden', weights)).toBeLessThan(0);
  expect(Math.abs(weights.words.rules ?? 9)).toBeLessThan(0.3);
  expect(fitWording(examples)).toEqual(weights);
});

test('the questions on other matters are none that the tables ask', () => {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\W+/g, ' ').trim();
  const asked = new Set(
    loadQuestionSets().flatMap(({ questions }) => questions.map(({ question }) => plain(question))),
  );
  const written = loadOffTopic().map(plain);
  expect(written.length).toBeGreaterThan(1_000);
  expect(new Set(written).size).toBe(written.length);
  expect(written.filter((text) => asked.has(text))).toEqual([]);
});
