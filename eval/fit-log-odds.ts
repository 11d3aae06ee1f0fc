import { writeFileSync } from 'node:fs';
import { logistic } from '@hoa/core/search/numbers/logistic';
import type { WordWeights } from '@hoa/core/search/scope/wording';
import { randomNumbers, shuffle } from './random.ts';

/** The words of a text, some words side by side as one, and whether what is to be told holds. */
export interface WordsExample {
  words: readonly string[];
  holds: boolean;
}

const ROUNDS = 15;
const RATE = 0.3;
/** Ridge penalty: a word that few examples have says little. */
const RIDGE = 1e-3;
/** Words, and words side by side, that fewer examples have are left out. */
const FEWEST_WORDS = 2;
const FEWEST_TOGETHER = 4;
/** What weighs less changes no verdict. */
const WEIGHT_MIN = 0.05;

/** Writes weights as the portal reads them. */
export function saveWordWeights({ bias, words }: WordWeights, file: string): void {
  const rounded = Object.entries(words)
    .map(([word, weight]): [string, number] => [word, Number(weight.toFixed(2))])
    .filter(([, weight]) => Math.abs(weight) >= WEIGHT_MIN)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const kept = { bias: Number(bias.toFixed(2)), words: Object.fromEntries(rounded) };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/**
 * Fits what words tell of whether something holds: logistic regression by gradient descent with a
 * rate for each weight (J. Duchi et al., "Adaptive Subgradient Methods", 2011); both classes weigh
 * the same however many examples they have.
 *
 * @param fewestTogether of how many examples words side by side must be
 */
export function fitLogOdds(
  examples: readonly WordsExample[],
  fewestTogether = FEWEST_TOGETHER,
): WordWeights {
  const random = randomNumbers();
  const uses = new Map<string, number>();
  for (const { words } of examples) {
    for (const one of words) uses.set(one, (uses.get(one) ?? 0) + 1);
  }
  const ids = new Map<string, number>();
  for (const [one, count] of uses) {
    if (count >= (one.includes(' ') ? fewestTogether : FEWEST_WORDS)) ids.set(one, ids.size);
  }
  const rows = shuffle(
    examples.map(({ words, holds }) => ({
      ids: words.flatMap((one) => ids.get(one) ?? []),
      holds,
    })),
    random,
  );
  const holding = rows.filter(({ holds }) => holds).length;
  const balance = holding / Math.max(1, rows.length - holding);
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { ids: own, holds } of rows) {
      const share = 1 / Math.sqrt(Math.max(1, own.length));
      const sum = own.reduce((total, id) => total + share * (weights[id] ?? 0), bias);
      const likelihood = logistic(sum);
      const slope = holds ? likelihood - 1 : balance * likelihood;
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
