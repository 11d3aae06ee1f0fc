import { isStopWord } from './stop-words.ts';
import wordingWeights from './wording-weights.json' with { type: 'json' };
import { wordsOf } from './words.ts';

/** What each word and pair of words, joined by a space, says for a question being one for the library. */
export interface WordingWeights {
  bias: number;
  words: Readonly<Record<string, number>>;
}

/** Fitted by `npm run eval -- --fit`; see eval/README.md. */
const WORDING_WEIGHTS: WordingWeights = wordingWeights;

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
 * Whether a question sounds like one for the library, whatever the library says on it: the
 * logarithm of odds, by logistic regression over its words and pairs. A sum of many counts by its
 * square root, as neighbours say much the same.
 */
export function soundsOurs(text: string, weights: WordingWeights = WORDING_WEIGHTS): number {
  const known = wordingOf(text).flatMap((one) =>
    Object.hasOwn(weights.words, one) ? (weights.words[one] ?? 0) : [],
  );
  const sum = known.reduce((total, weight) => total + weight, 0);
  return weights.bias + sum / Math.sqrt(Math.max(1, known.length));
}
