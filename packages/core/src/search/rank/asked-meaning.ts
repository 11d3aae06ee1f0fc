import { cosine, normalize } from '../../encoders/vectors.ts';
import type { PassageIndex } from '../index/index-passages.ts';
import type { SentenceEncoder } from '../meaning/sentence-encoder.ts';
import { greatest } from '../numbers/greatest.ts';
import type { Excerpt } from '../passages/passages.ts';
import type { AskedQuestion, QuestionReader } from '../question/question.ts';
import { meantBy } from '../question/read-question.ts';
import { stem } from '../words/stem.ts';
import { wordsOf } from '../words/words.ts';
import type { Near } from './rank-excerpts.ts';

/** Where there are no word vectors, everything is as near as everything else. */
const ALL_AS_NEAR: Near = {
  words: 0,
  said: 0,
  section: 0,
  article: 0,
  passage: 0,
  mean: 0,
  few: 0,
  share: 0,
};

/** What a question means, compared with everything that the library says. */
export interface AskedMeaning {
  /** How near the nearest passage of the library lies: a cosine, a typical one without word vectors. */
  nearest: number;
  /** How near it lies to the words of an excerpt, and to a passage or a question that it answers. */
  words(excerpt: Excerpt): number;
  passage(passage: number): number;
  /** How near it lies to an excerpt and to what it stands in. */
  near(passage: number, excerpt: Excerpt): Near;
  /** The passages that it lies nearest to, by number, in no order. */
  passages(count: number): number[];
}

/** So near lies the nearest passage to a question that the library answers outright. */
const TYPICAL = 0.9;
const UNKNOWN: AskedMeaning = {
  nearest: TYPICAL,
  words: () => 0,
  passage: () => 0,
  near: () => ALL_AS_NEAR,
  passages: () => [],
};

/** The words of a question, misspelled ones as what they stand for, and of earlier ones: rows with weights. */
function askedWords(
  { text, earlier = [] }: AskedQuestion,
  encoder: SentenceEncoder,
  reader: QuestionReader,
): Map<number, number> {
  const weights = new Map<number, number>();
  const add = (words: string, weight: number) => {
    for (const row of encoder.rowsOf(words)) weights.set(row, (weights.get(row) ?? 0) + weight);
  };
  for (const { text: said, weight } of [{ text, weight: 1 }, ...earlier]) {
    add(said, weight);
    for (const { form } of wordsOf(said)) {
      const isCommon = encoder.knows(form) && reader.lexicon.find(stem(form)) === undefined;
      const meant = isCommon ? undefined : meantBy(form, reader);
      if (meant !== undefined) add(meant.form, weight * reader.settings.spellingWeight);
    }
  }
  return weights;
}

/** Reads what a question means; without word vectors nothing is known of it. */
export function readMeaning(
  asked: AskedQuestion,
  { meaning, sectionOf, articleOf }: PassageIndex,
  encoder: SentenceEncoder | undefined,
  reader: QuestionReader,
): AskedMeaning {
  if (encoder === undefined || meaning === undefined) return UNKNOWN;
  const weights = askedWords(asked, encoder, reader);
  const direction = new Float32Array(encoder.dimensions);
  for (const [row, weight] of weights) encoder.addRows([row], weight, direction);
  normalize(direction);
  const nearWords = meaning.nearWords(weights);
  const all = meaning.nearness(direction);
  const most = all.articles.reduce((best, one) => Math.max(best, one), -1);
  const words = (excerpt: Excerpt) => cosine(direction, meaning.excerpt(excerpt));
  const nearness = (passage: number) => (all.passages[passage] ?? 0) - most;
  return {
    nearest: most,
    words,
    passage: nearness,
    near: (passage, excerpt) => ({
      words: words(excerpt),
      said: nearWords.saidBy(meaning.words(excerpt)),
      passage: nearness(passage),
      mean: all.mean(passage) - most,
      few: all.few(passage) - most,
      share: all.shares[passage] ?? 0,
      section: (all.sections[sectionOf[passage] ?? 0] ?? 0) - most,
      article: (all.articles[articleOf[passage] ?? 0] ?? 0) - most,
    }),
    passages: (count) => greatest(all.passages, count),
  };
}
