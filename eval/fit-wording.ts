import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WordWeights, wordingOf } from '@hoa/core/search/scope/wording';
import { fitLogOdds, saveWordWeights } from './fit-log-odds.ts';

/** A question, and whether it is one for the library. */
export interface WordingExample {
  text: string;
  isOurs: boolean;
}

const OFF_TOPIC_FILE = join(import.meta.dirname, 'off-topic.txt');
const WEIGHTS_FILE = join(
  import.meta.dirname,
  '../packages/core/src/search/scope/wording-weights.json',
);

/** Questions on other matters, a line each, written to fit the scope and asked in no table. */
export function loadOffTopic(): string[] {
  return readFileSync(OFF_TOPIC_FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Keeps the weights where the portal reads them. */
export function saveWording(weights: WordWeights): void {
  saveWordWeights(weights, WEIGHTS_FILE);
}

/** Fits what words and pairs of words tell of whether a question is one for the library. */
export function fitWording(examples: readonly WordingExample[]): WordWeights {
  return fitLogOdds(
    examples.map(({ text, isOurs }) => ({ words: wordingOf(text), holds: isOurs })),
  );
}
