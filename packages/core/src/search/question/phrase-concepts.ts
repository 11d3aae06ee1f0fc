import { stem } from '../words/stem.ts';
import type { Concept, QuestionReader, ReadWord } from './question.ts';

/** Stop words that may part the words of a phrase. */
const GAP_MAX = 2;

/** Whose it is makes no other phrase: 'take your house' is 'take my house'. */
const WHOSE = new Set(['my', 'your', 'our', 'his', 'her', 'their'].map(stem));

function isSaid(one: string, word: ReadWord | undefined): boolean {
  return word?.stem === one || (word !== undefined && WHOSE.has(one) && WHOSE.has(word.stem));
}

/**
 * The places of a phrase that begins at one, or none. A stop word or two may stand between:
 * 'turned my deck down' is 'turned down'.
 */
function wordPositions(
  stems: readonly string[],
  words: readonly ReadWord[],
  start: number,
): number[] {
  const places: number[] = [];
  let at = start;
  for (const one of stems) {
    const gapEnd = places.length === 0 ? at : at + GAP_MAX;
    while (at < gapEnd && !isSaid(one, words[at]) && words[at]?.isStop === true) at += 1;
    if (!isSaid(one, words[at])) return [];
    places.push(at);
    at += 1;
  }
  return places;
}

/** The longest phrase that begins at a word, if one does: those of a first word have that order. */
function longestAt(start: number, words: readonly ReadWord[], { synonyms }: QuestionReader) {
  const beginning = synonyms.phrases.get(words[start]?.stem ?? '') ?? [];
  return beginning.find(({ stems }) => wordPositions(stems, words, start).length > 0);
}

/** The phrases that stand in the question, the longest at each place, with the words they cover. */
export function phraseConcepts(words: readonly ReadWord[], reader: QuestionReader) {
  const concepts: Concept[] = [];
  const covered = new Set<number>();
  for (let start = 0; start < words.length; start++) {
    const phrase = longestAt(start, words, reader);
    if (phrase === undefined) continue;
    for (const place of wordPositions(phrase.stems, words, start)) covered.add(place);
    const said = phrase.stems.join(' ');
    if (phrase.targets.length === 0 || concepts.some((concept) => concept.said === said)) continue;
    const alternatives = phrase.targets.map((term) => ({
      term,
      weight: reader.settings.phraseWeight,
    }));
    const weight = words[start]?.emphasis ?? 1;
    concepts.push({ said, form: said, weight, alternatives, kind: 'phrase' });
  }
  return { concepts, covered };
}
