import type { PrefixTable } from './prefix-table.ts';
import type { Alternative, Concept, QuestionReader } from './question.ts';
import type { Correction } from './spelling.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** Words that one prefix may grow into. */
const PREFIX_TERMS = 40;
/** What the commonest word weighs that only begins as typed. */
const PREFIX_WEIGHT = 0.8;
/** What a synonym weighs in a search, where people mean the words they type. */
const SYNONYM_WEIGHT = 0.4;
/** A word that only phrasings have is also searched as a slip for one that texts use so often. */
const COMMON = 20;
/** Long words are seldom one letter apart, and words from so many letters on seldom a double one. */
const LONG_CHARS = 8;
const DOUBLED_CHARS = 6;
/** A letter that is wrong, and one that is only too many or too few of its double: see `editCost`. */
const SLIP_COST = 1;
const DOUBLED_COST = 0.4;

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

function lettersOf(form: string): string {
  return [...form].sort().join('');
}

/** Whether one word is written where another is easily meant: 'forclosure', 'comittee', 'lein'. */
function isSlipFor({ form, cost }: Correction, typed: string): boolean {
  if (cost === 0 || cost > SLIP_COST) return false;
  const isDoubled = typed.length >= DOUBLED_CHARS && cost <= DOUBLED_COST;
  return typed.length >= LONG_CHARS || isDoubled || lettersOf(form) === lettersOf(typed);
}

/**
 * What a word may be a slip for that only phrasings have. They are written as visitors type, so
 * that they prove no spelling; as the word may be right, it is searched as both.
 */
function slips(form: string, reader: QuestionReader): Alternative[] {
  const { lexicon, synonyms } = reader;
  const stemmed = stem(form);
  const own = lexicon.find(stemmed);
  if (own === undefined || lexicon.count(own) > 0 || synonyms.words.has(stemmed)) return [];
  const meant = reader.correct(form);
  if (meant === undefined || !isSlipFor(meant, form)) return [];
  const isCommon = lexicon.count(lexicon.forms.get(meant.form) ?? own) >= COMMON;
  return isCommon ? exact(meant.form, reader) : [];
}

/**
 * What a beginning may become: the commoner a word, the likelier it is meant. One that only
 * phrasings have may be misspelled there.
 */
function prefixed(form: string, table: PrefixTable): Alternative[] {
  const grown = table.termsOf(form, PREFIX_TERMS).filter(({ count }) => count > 0);
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
      const meant = grown.length > 0 ? [] : slips(form, reader);
      const known = distinct([...exact(form, reader), ...grown, ...meant]);
      const alternatives = known.length > 0 ? known : corrected(form, reader);
      return { said: form, form, weight: 1, alternatives, kind: 'word' };
    });
}
