import { phraseConcepts } from './phrase-concepts.ts';
import type { Alternative, Concept, QuestionReader, ReadWord } from './question.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** Sentences that ask, to their question mark. */
const ASKING = /[^.!?\n]*\?/g;

/** Whether a place of the text is in a sentence that asks; true everywhere when none does. */
function asking(text: string): (place: number) => boolean {
  const spans = [...text.matchAll(ASKING)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
  if (spans.length === 0) return () => true;
  return (place) => spans.some(([from = 0, to = 0]) => place >= from && place < to);
}

function spelled(
  form: string,
  { lexicon, synonyms, correct, settings }: QuestionReader,
): Omit<ReadWord, 'emphasis'> {
  const stemmed = stem(form);
  if (isStopWord(form)) return { form, stem: stemmed, isStop: true, sure: 1 };
  if (lexicon.find(stemmed) !== undefined || synonyms.words.has(stemmed)) {
    return { form, stem: stemmed, isStop: false, sure: 1 };
  }
  const meant = correct(form);
  if (meant === undefined) return { form, stem: stemmed, isStop: false, sure: 1 };
  return {
    form,
    stem: stem(meant.form),
    isStop: isStopWord(meant.form),
    sure: settings.spellingWeight,
  };
}

function wordConcept(
  { stem: said, form, sure }: ReadWord,
  weight: number,
  { lexicon, synonyms, settings }: QuestionReader,
): Concept {
  const own = lexicon.find(said);
  const others = (synonyms.words.get(said) ?? []).filter((term) => term !== own);
  const alternatives: Alternative[] = [];
  if (own !== undefined) alternatives.push({ term: own, weight: sure });
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

/** What a question says: its words that carry matter, phrases with a meaning of their own, pairs. */
export function readQuestion(text: string, reader: QuestionReader): Concept[] {
  const asks = asking(text);
  const words = wordsOf(text).map(({ form, from }) => ({
    ...spelled(form, reader),
    emphasis: asks(from) ? 1 : reader.settings.storyWeight,
  }));
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
