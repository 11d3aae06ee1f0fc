import { readMarkers } from './read-markers.ts';

/** A sentence of a model's answer and the sections it cites, in the order of its markers. */
export interface CitedSentence {
  text: string;
  citations: readonly number[];
}

/** Abbreviations whose point ends no sentence; a point after a single capital never does. */
const ABBREVIATIONS = new Set(
  (
    'admin ann approx art ariz ass bus cal ch civ co colo comp conn cons corp corps dept e.g elec etc ' +
    'fla fig ga gen gov haw i.e ill inc ins jr lab ltd mass md mich minn mr mrs ms neb nev no oblig ' +
    'occ okla or orgs pa para prac proc prof prop pub reg regs rem rev sec sr st stat subd tax tenn ' +
    'tex transp u.s u.s.c c.f.r n.c n.j n.y s.c va veh vs v vt wash wis'
  ).split(' '),
);
/** Characters of the longest abbreviation, and one for the letter that would make it a word. */
const LOOK_BACK_CHARS = 9;

/** Runs over text whose spaces are single, so that no part of it can be tried twice. */
const END = /[.!?]["'”’)\]]* (?=["'“‘([]{0,3}[\p{Lu}\p{N}$])/gu;

function endsSentence(text: string, at: number): boolean {
  if (text.charAt(at) !== '.') return true;
  const before = text.slice(Math.max(0, at - LOOK_BACK_CHARS), at);
  const word = /[\p{L}.]*$/u.exec(before)?.[0] ?? '';
  return !/^\p{Lu}$/u.test(word) && !ABBREVIATIONS.has(word.toLowerCase());
}

/** Where the sentences of a text end, the last of them at its end. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const { 0: mark, index } of text.matchAll(END)) {
    if (endsSentence(text, index)) ends.push(index + mark.length);
  }
  return [...ends, text.length];
}

/**
 * Splits the text of a block into sentences, each with the sections it cites. A marker belongs to
 * the sentence it follows, also behind the point; one that opens the text belongs to the first.
 */
export function splitSentences(blockText: string): CitedSentence[] {
  const { text, markers } = readMarkers(blockText.replace(/\s+/g, ' ').trim());
  const sentences: CitedSentence[] = [];
  let from = 0;
  let next = 0;
  for (const end of sentenceEnds(text)) {
    const numbers = new Set<number>();
    for (; next < markers.length; next++) {
      const marker = markers[next];
      // Behind the last point the marker stands at the very end, before the space that follows.
      if (marker === undefined || (marker.at >= end && end < text.length)) break;
      for (const number of marker.numbers) numbers.add(number);
    }
    const sentence = text.slice(from, end).trim();
    if (sentence !== '') sentences.push({ text: sentence, citations: [...numbers] });
    from = end;
  }
  return sentences;
}
