import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askerWordsOf, boardLogOdds } from '@hoa/core/answers/talk/who-asks';
import type { WordWeights } from '@hoa/core/search/scope/wording';
import { fitLogOdds, saveWordWeights } from './fit-log-odds.ts';
import { foldsOf } from './folds.ts';

const FOLDS = 5;
/** With half as many the weights are twice as many, and tell no more. */
const FEWEST_TOGETHER = 8;
const FILE = join(import.meta.dirname, 'askers.jsonl');
const WEIGHTS_FILE = join(
  import.meta.dirname,
  '../packages/core/src/answers/talk/asker-weights.json',
);

/** Whose questions they are, as a reader took it from the words alone. */
const ASKERS = ['board', 'owner', 'unclear'] as const;

/** A question, and who asks it. */
export interface AskedBy {
  question: string;
  asker: (typeof ASKERS)[number];
}

/** Questions that were written from the answers of the library, each with who asks. */
export function loadAskers(): AskedBy[] {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line): AskedBy => JSON.parse(line));
}

/** Fits what words tell of who asks; a question that does not tell says as much for either. */
export function fitAskers(askers: readonly AskedBy[]): WordWeights {
  return fitLogOdds(
    askers.flatMap(({ question, asker }) => {
      const words = askerWordsOf(question);
      const kinds = asker === 'unclear' ? [true, false] : [asker === 'board'];
      return kinds.map((holds) => ({ words, holds }));
    }),
    FEWEST_TOGETHER,
  );
}

/** Keeps the weights where the portal reads them. */
export function saveAskers(weights: WordWeights): void {
  saveWordWeights(weights, WEIGHTS_FILE);
}

/**
 * How many of each kind are taken to ask for a board by weights that were fitted without them.
 *
 * @param logOddsMin the log odds from which on somebody is taken to
 */
export function judgeAskers(
  askers: readonly AskedBy[],
  logOddsMin: number,
): { asker: string; count: number; taken: number }[] {
  const judged = foldsOf(askers, FOLDS, ({ asker }) => asker).flatMap(({ training, heldOut }) => {
    const weights = fitAskers(training);
    return heldOut.map(({ asker, question }) => ({
      asker,
      isTaken: boardLogOdds(question, weights) > logOddsMin,
    }));
  });
  return ASKERS.map((asker) => {
    const own = judged.filter((one) => one.asker === asker);
    return { asker, count: own.length, taken: own.filter(({ isTaken }) => isTaken).length };
  });
}
