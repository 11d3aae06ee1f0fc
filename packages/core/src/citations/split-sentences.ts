import { sentenceSpans } from '../text/sentences.ts';
import { readMarkers } from './read-markers.ts';

/** A sentence of a model's answer and the sections it cites, in the order of its markers. */
export interface CitedSentence {
  text: string;
  citations: readonly number[];
}

/**
 * Splits the text of a block into sentences, each with the sections it cites. A marker belongs to
 * the sentence it follows, also behind the point; one that opens the text belongs to the first.
 */
export function splitSentences(blockText: string): CitedSentence[] {
  const { text, markers } = readMarkers(blockText.replace(/\s+/g, ' ').trim());
  const sentences: CitedSentence[] = [];
  let next = 0;
  for (const { from, to } of sentenceSpans(text)) {
    const numbers = new Set<number>();
    for (; next < markers.length; next++) {
      const marker = markers[next];
      if (marker === undefined || marker.at > to) break;
      for (const number of marker.numbers) numbers.add(number);
    }
    sentences.push({ text: text.slice(from, to), citations: [...numbers] });
  }
  return sentences;
}
