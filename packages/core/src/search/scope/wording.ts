import { isStopWord } from '../words/stop-words.ts';
import { wordsOf } from '../words/words.ts';
import wordingWeights from './wording-weights.json' with { type: 'json' };

/** What each word, and each few words side by side, joined by a space, say for something. */
export interface WordWeights {
  bias: number;
  words: Readonly<Record<string, number>>;
}

/** Fitted by `npm run eval -- --fit`; see eval/README.md. */
const WORDING_WEIGHTS: WordWeights = wordingWeights;

/**
 * The different words of matter of a text, and the pairs of them that stand side by side. How
 * something is asked ('how to', 'what should I do') tells who wrote the examples and no more.
 */
export function wordingOf(text: string): string[] {
  const forms = wordsOf(text).map(({ form }) => (isStopWord(form) ? '' : form));
  const pairs = forms.slice(1).map((form, at) => {
    const before = forms[at] ?? '';
    return form === '' || before === '' ? '' : `${before} ${form}`;
  });
  return [...new Set([...forms, ...pairs])].filter((one) => one !== '');
}

/**
 * The logarithm of odds that the words of a text give, by logistic regression. A sum of many counts
 * by its square root, as neighbours say much the same.
 */
export function logOddsOf(words: readonly string[], weights: WordWeights): number {
  let sum = 0;
  let known = 0;
  for (const one of words) {
    // Of what all objects have ('constructor') nothing is a number.
    const weight = weights.words[one];
    if (typeof weight !== 'number') continue;
    sum += weight;
    known += 1;
  }
  return weights.bias + sum / Math.sqrt(Math.max(1, known));
}

/** Whether a question sounds like one for the library, whatever the library says on it: log odds. */
export function soundsOurs(text: string, weights: WordWeights = WORDING_WEIGHTS): number {
  return logOddsOf(wordingOf(text), weights);
}
