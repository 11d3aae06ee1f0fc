import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WordingWeights, wordingOf } from '@hoa/core/search/wording';
import { randomNumbers, shuffle } from './random.ts';

/** A question, and whether it is one for the library. */
export interface WordingExample {
  text: string;
  isOurs: boolean;
}

const ROUNDS = 15;
const RATE = 0.3;
/** Ridge penalty: a word that few questions have says little. */
const RIDGE = 1e-3;
/** Words and pairs that fewer examples have are left out. */
const FEWEST_WORDS = 2;
const FEWEST_PAIRS = 4;
/** What weighs less changes no verdict. */
const LEAST_WEIGHT = 0.05;

const OFF_TOPIC_FILE = join(import.meta.dirname, 'off-topic.txt');
const WEIGHTS_FILE = join(import.meta.dirname, '../packages/core/src/search/wording-weights.json');

/** Questions on other matters, a line each, written to fit the scope and asked in no table. */
export function loadOffTopic(): string[] {
  return readFileSync(OFF_TOPIC_FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Keeps the weights where the portal reads them. */
export function saveWording({ bias, words }: WordingWeights): void {
  const rounded = Object.entries(words)
    .map(([word, weight]): [string, number] => [word, Number(weight.toFixed(2))])
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const kept = { bias: Number(bias.toFixed(2)), words: Object.fromEntries(rounded) };
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

/**
 * Fits what words and pairs of words tell of whether a question is one for the library: logistic
 * regression by gradient descent with a rate for each weight (J. Duchi et al., "Adaptive
 * Subgradient Methods", 2011); both classes weigh the same however many examples they have.
 */
export function fitWording(examples: readonly WordingExample[]): WordingWeights {
  const random = randomNumbers();
  const read = examples.map(({ text, isOurs }) => ({ words: wordingOf(text), isOurs }));
  const uses = new Map<string, number>();
  for (const { words } of read) for (const one of words) uses.set(one, (uses.get(one) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [one, count] of uses) {
    if (count >= (one.includes(' ') ? FEWEST_PAIRS : FEWEST_WORDS)) ids.set(one, ids.size);
  }
  const rows = shuffle(
    read.map(({ words, isOurs }) => ({
      ids: words.flatMap((one) => ids.get(one) ?? []),
      isOurs,
    })),
    random,
  );
  const ours = rows.filter(({ isOurs }) => isOurs).length;
  const balance = ours / Math.max(1, rows.length - ours);
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { ids: own, isOurs } of rows) {
      const share = 1 / Math.sqrt(Math.max(1, own.length));
      const sum = own.reduce((total, id) => total + share * (weights[id] ?? 0), bias);
      const likelihood = 1 / (1 + Math.exp(-sum));
      const slope = isOurs ? likelihood - 1 : balance * likelihood;
      for (const id of own) {
        const step = slope * share + RIDGE * (weights[id] ?? 0);
        squares[id] = (squares[id] ?? 0) + step * step;
        weights[id] = (weights[id] ?? 0) - (RATE * step) / Math.sqrt(squares[id] ?? 1);
      }
      biasSquares += slope * slope;
      bias -= (RATE * slope) / Math.sqrt(biasSquares);
    }
  }
  const words = Object.fromEntries([...ids].map(([one, id]) => [one, weights[id] ?? 0]));
  return { bias, words };
}
