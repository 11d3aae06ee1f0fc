import type { Correction } from '../words/spelling.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { wordsOf } from '../words/words.ts';
import { phraseConcepts } from './phrase-concepts.ts';
import type { Alternative, Concept, QuestionReader, ReadWord } from './question.ts';

/** Sentences, those that ask with their question mark: what always matches reads a text once. */
const SENTENCE = /[^.!?\n]+\??/g;

/** Whether a place of the text is in a sentence that asks; true everywhere when none does. */
function asking(text: string): (place: number) => boolean {
  const spans = [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence.endsWith('?'))
    .map(({ 0: sentence, index }) => [index, index + sentence.length]);
  if (spans.length === 0) return () => true;
  return (place) => spans.some(([from = 0, to = 0]) => place >= from && place < to);
}

/** A shorter word that only phrasings have is a word of its own: 'tarp' is no slip for 'trap'. */
const SLIP_CHARS = 6;
/** A slip of one letter: see {@link Correction}. */
const SLIP_COST = 1;

/**
 * What a word of a question is a misspelling of, if it is one: the library does not have it, or
 * only phrasings do, which editors write as visitors type, and an article has nearly the same one.
 */
export function meantBy(
  form: string,
  { lexicon, synonyms, correct }: QuestionReader,
): Correction | undefined {
  const stemmed = stem(form);
  const term = lexicon.find(stemmed);
  if (synonyms.words.has(stemmed)) return undefined;
  if (term === undefined) return correct(form);
  if (lexicon.count(term) > 0 || form.length < SLIP_CHARS) return undefined;
  const meant = correct(form);
  return meant !== undefined && meant.cost <= SLIP_COST ? meant : undefined;
}

/** A text with its slips of a letter set right. */
export function inRightSpelling(text: string, reader: QuestionReader): string {
  const slips = wordsOf(text).flatMap(({ form, from, to }) => {
    const meant = isStopWord(form) ? undefined : meantBy(form, reader);
    return meant === undefined || meant.cost > SLIP_COST ? [] : [{ from, to, form: meant.form }];
  });
  return slips.reduceRight(
    (right, { from, to, form }) => right.slice(0, from) + form + right.slice(to),
    text,
  );
}

function spelled(form: string, reader: QuestionReader): Omit<ReadWord, 'emphasis'> {
  const typed = stem(form);
  if (isStopWord(form)) return { form, stem: typed, typed, isStop: true, sure: 1 };
  const meant = meantBy(form, reader);
  if (meant === undefined) return { form, stem: typed, typed, isStop: false, sure: 1 };
  return {
    form,
    stem: stem(meant.form),
    typed,
    isStop: isStopWord(meant.form),
    sure: reader.settings.spellingWeight,
  };
}

function wordConcept(
  { stem: said, typed, form, sure }: ReadWord,
  weight: number,
  { lexicon, synonyms, settings }: QuestionReader,
): Concept {
  const own = lexicon.find(said);
  const others = (synonyms.words.get(said) ?? []).filter((term) => term !== own);
  const alternatives: Alternative[] = [];
  if (own !== undefined) alternatives.push({ term: own, weight: sure });
  const asTyped = typed === said ? undefined : lexicon.find(typed);
  if (asTyped !== undefined) alternatives.push({ term: asTyped, weight: 1 });
  const share = own === undefined ? settings.unknownSynonymWeight : settings.synonymWeight;
  for (const term of others) alternatives.push({ term, weight: sure * share });
  return { said, form, weight, alternatives, kind: 'word' };
}

function pairConcepts(
  words: readonly ReadWord[],
  covered: ReadonlySet<number>,
  { lexicon, settings }: QuestionReader,
): Concept[] {
  const pairs = new Map<number, string>();
  let before: ReadWord | undefined;
  for (const [place, word] of words.entries()) {
    if (word.isStop) continue;
    const [first, second] = [before && lexicon.find(before.stem), lexicon.find(word.stem)];
    if (
      before !== undefined &&
      first !== undefined &&
      second !== undefined &&
      !covered.has(place)
    ) {
      const pair = lexicon.findPair(first, second);
      if (pair !== undefined) pairs.set(pair, `${before.stem} ${word.stem}`);
    }
    before = word;
  }
  return [...pairs].map(([term, said]) => ({
    said,
    form: said,
    weight: settings.pairWeight,
    alternatives: [{ term, weight: 1 }],
    kind: 'pair',
  }));
}

/** What the size of a community is counted in: 'a 62 unit condo' is none for people of 62. */
const COUNTED = /^(?:unit|home|house|lot|door|townhome|townhouse|condo|apartment)s?$/;
/** What is worked out with that size. */
const RECKONING = /%|\b(?:percent|quorum|votes?|majority)\b/i;

/** Takes the sizes of communities for what they are: told beside the question, and none of its matter. */
function withoutSizes(text: string, words: readonly ReadWord[]): readonly ReadWord[] {
  if (RECKONING.test(text)) return words;
  return words.map((word, place) => {
    const isSize = /^\d+$/.test(word.form) && COUNTED.test(words[place + 1]?.form ?? '');
    return isSize ? { ...word, isStop: true } : word;
  });
}

/** What a question says: its words that carry matter, phrases with a meaning of their own, pairs. */
export function readQuestion(text: string, reader: QuestionReader): Concept[] {
  const asks = asking(text);
  const read = wordsOf(text).map(({ form, from }) => ({
    ...spelled(form, reader),
    emphasis: asks(from) ? 1 : reader.settings.storyWeight,
  }));
  const words = withoutSizes(text, read);
  const phrases = phraseConcepts(words, reader);

  const said = new Map<string, { word: ReadWord; count: number; emphasis: number }>();
  words.forEach((word, place) => {
    if (word.isStop) return;
    const known = said.get(word.stem) ?? { word, count: 0, emphasis: 0 };
    known.count += phrases.covered.has(place) ? reader.settings.coveredWordWeight : 1;
    known.emphasis = Math.max(known.emphasis, word.emphasis);
    said.set(word.stem, known);
  });
  const { k3 } = reader.settings;
  const singles = [...said.values()].map(({ word, count, emphasis }) =>
    wordConcept(word, (emphasis * (k3 + 1) * count) / (k3 + count), reader),
  );
  return [...singles, ...phrases.concepts, ...pairConcepts(words, phrases.covered, reader)];
}
