import type { PrefixTable } from './prefix-table.ts';
import type { Alternative, Concept, QuestionReader } from './question.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** Words that one prefix may grow into. */
const PREFIX_TERMS = 40;
/** What the commonest word weighs that only begins as typed. */
const PREFIX_WEIGHT = 0.8;
/** What a synonym weighs in a search, where people mean the words they type. */
const SYNONYM_WEIGHT = 0.4;

function exact(form: string, { lexicon, synonyms }: QuestionReader): Alternative[] {
  const stemmed = stem(form);
  const own = lexicon.find(stemmed);
  const others = (synonyms.words.get(stemmed) ?? []).filter((term) => term !== own);
  return [
    ...(own === undefined ? [] : [{ term: own, weight: 1 }]),
    ...others.map((term) => ({ term, weight: SYNONYM_WEIGHT })),
  ];
}

function corrected(form: string, reader: QuestionReader): Alternative[] {
  const meant = reader.correct(form);
  if (meant === undefined || isStopWord(meant.form)) return [];
  return exact(meant.form, reader);
}

/** What a beginning may become: the commoner a word, the likelier it is meant. */
function prefixed(form: string, table: PrefixTable): Alternative[] {
  const grown = table.termsOf(form, PREFIX_TERMS);
  const most = Math.log(1 + (grown[0]?.count ?? 0));
  return grown.map(({ term, count }) => ({
    term,
    weight: (PREFIX_WEIGHT * Math.log(1 + count)) / most,
  }));
}

/** Each term once, with its highest weight. */
function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const weights = new Map<number, number>();
  for (const { term, weight } of alternatives) {
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return [...weights].map(([term, weight]) => ({ term, weight }));
}

/**
 * What a search says while it is being typed: every word that carries matter, the last one also
 * as the beginning of a longer word, and a misspelled one as what it may mean.
 */
export function readSearch(query: string, reader: QuestionReader, table: PrefixTable): Concept[] {
  const words = wordsOf(query);
  const last = words.at(-1);
  const isOpen = last !== undefined && query.length === last.to;
  return words
    .filter(({ form }) => !isStopWord(form))
    .map(({ form, from }) => {
      const grown = isOpen && from === last?.from ? prefixed(form, table) : [];
      const known = distinct([...exact(form, reader), ...grown]);
      const alternatives = known.length > 0 ? known : corrected(form, reader);
      return { said: form, form, weight: 1, alternatives, kind: 'word' };
    });
}
