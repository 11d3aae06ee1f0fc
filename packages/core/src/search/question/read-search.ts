import type { PrefixedTerm, PrefixTable } from '../words/prefix-table.ts';
import type { Correction } from '../words/spelling.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import type { Alternative, Concept, QuestionReader } from './question.ts';

/** Words that one prefix may grow into. */
const PREFIX_TERMS = 40;
/** What the commonest word weighs that only begins as typed. */
const PREFIX_WEIGHT = 0.8;
/** What a synonym weighs in a search, where people mean the words they type. */
const SYNONYM_WEIGHT = 0.4;
/** The same of what texts never say themselves: it is meant for sure. */
const UNSAID_WEIGHT = 0.5;
/** A word of so few letters that is whole is seldom the beginning of another: 'ev', 'acc'. */
const SHORT_CHARS = 3;
const SHORT_SHARE = 0.5;
/** A word that only phrasings have is also searched as a slip for one that texts use so often. */
const COMMON = 20;
/** Long words are seldom one letter apart, and words from so many letters on seldom a double one. */
const LONG_CHARS = 8;
const DOUBLED_CHARS = 6;
/** A letter that is wrong, and one that is only too many or too few of its double: see `editCost`. */
const SLIP_COST = 1;
const DOUBLED_COST = 0.4;
/** Letters from which on a beginning may be misspelled itself. */
const BEGINNING_CHARS = 5;
/** What weighs less is not meant, and is not marked. */
const WEIGHT_MIN = 0.1;
/** What may follow a word that is still being typed: 'CC&'. */
const GOES_ON = /^[&+'’]?$/;

function exact(form: string, { lexicon, synonyms }: QuestionReader): Alternative[] {
  const stemmed = stem(form);
  const own = lexicon.find(stemmed);
  const others = (synonyms.words.get(stemmed) ?? []).filter((term) => term !== own);
  const isSaid = own !== undefined && lexicon.count(own) > 0;
  const weight = isSaid ? SYNONYM_WEIGHT : UNSAID_WEIGHT;
  return [
    ...(own === undefined ? [] : [{ term: own, weight: 1 }]),
    ...others.map((term) => ({ term, weight })),
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

/** How likely a term is meant of some, by how common each is: the commonest the likeliest. */
function byUse(grown: readonly PrefixedTerm[]): Alternative[] {
  const used = grown.filter(({ count }) => count > 0);
  const most = Math.log(1 + (used[0]?.count ?? 0));
  return used.map(({ term, count }) => ({
    term,
    weight: (PREFIX_WEIGHT * Math.log(1 + count)) / most,
  }));
}

/**
 * What a beginning may become: the commoner a word, the likelier it is meant. One that only
 * phrasings have may be misspelled there. A beginning that is a common word by itself is hardly ever
 * meant as that of a rare one: 'law' is no lawn.
 */
function prefixed(
  form: string,
  table: PrefixTable,
  { lexicon, synonyms }: QuestionReader,
): Alternative[] {
  const whole = lexicon.forms.get(form);
  const own = whole === undefined ? 0 : lexicon.count(whole);
  const isWhole = own > 0 || synonyms.words.has(stem(form));
  const most = isWhole && form.length <= SHORT_CHARS ? SHORT_SHARE : 1;
  const shareOf = (term: number) =>
    term === whole || own === 0 ? most : most * Math.min(1, lexicon.count(term) / own);
  return byUse(table.termsOf(form, PREFIX_TERMS))
    .map(({ term, weight }) => ({ term, weight: weight * shareOf(term) }))
    .filter(({ weight }) => weight >= WEIGHT_MIN);
}

/** What a misspelled word may mean, in full or, where it is still being typed, as a beginning. */
function misspelled(
  form: string,
  isOpen: boolean,
  reader: QuestionReader,
  table: PrefixTable,
): Alternative[] {
  const meant = reader.correct(form);
  const cost = meant?.cost ?? Infinity;
  const begun =
    isOpen && form.length >= BEGINNING_CHARS
      ? table.nearTermsOf(form, SLIP_COST, PREFIX_TERMS)
      : { cost: Infinity, terms: [] };
  return [
    ...(cost <= begun.cost ? corrected(form, reader) : []),
    ...(begun.cost <= cost ? byUse(begun.terms) : []),
  ];
}

/** Each term once, with its highest weight. */
function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const weights = new Map<number, number>();
  for (const { term, weight } of alternatives) {
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return [...weights].map(([term, weight]) => ({ term, weight }));
}

/** Whether texts use any of the words that one may stand for. */
function isUsed(alternatives: readonly Alternative[], { lexicon }: QuestionReader): boolean {
  return alternatives.some(({ term }) => lexicon.count(term) > 0);
}

/** The words of a search, those with a hyphen as one where the texts write them so: 'by-laws'. */
function typedWords(query: string, { lexicon }: QuestionReader): Word[] {
  const words: Word[] = [];
  for (const word of wordsOf(query)) {
    const before = words.at(-1);
    const isJoined = before !== undefined && query.slice(before.to, word.from) === '-';
    const form = isJoined ? `${before.form}${word.form}` : '';
    const term = lexicon.forms.get(form);
    if (before !== undefined && term !== undefined && lexicon.count(term) > 0) {
      words.splice(-1, 1, { form, from: before.from, to: word.to });
    } else words.push(word);
  }
  return words;
}

/**
 * What a search says while it is being typed: every word that carries matter, the last one also
 * as the beginning of a longer word, and a misspelled one as what it may mean.
 */
export function readSearch(query: string, reader: QuestionReader, table: PrefixTable): Concept[] {
  const words = typedWords(query, reader);
  const last = words.at(-1);
  const hasOpen = last !== undefined && GOES_ON.test(query.slice(last.to));
  return words
    .filter(({ form }) => !isStopWord(form))
    .map(({ form, from }) => {
      const isOpen = hasOpen && from === last?.from;
      const grown = isOpen ? prefixed(form, table, reader) : [];
      const meant = grown.length > 0 ? [] : slips(form, reader);
      const known = [...exact(form, reader), ...grown, ...meant];
      const isWritten = reader.lexicon.forms.has(form) || isUsed(known, reader);
      const others = isWritten ? [] : misspelled(form, isOpen, reader, table);
      const alternatives = distinct([...known, ...others]);
      return { said: form, form, weight: 1, alternatives, kind: 'word' };
    });
}
