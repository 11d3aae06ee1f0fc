const NOTE = /(?:content\s+generated|last\s+updated)\s+on\b/gi;
const SENTENCE_END = /[.!?]["'”’)\]]*(?=\s)\s*|\n/g;

/** Characters [from, to) of a line. */
export interface Span {
  from: number;
  to: number;
}

/** Cuts a text after each end of a piece: the offsets where its pieces begin, and its length. */
function boundaries(text: string, end: RegExp): number[] {
  const ends = [...text.matchAll(end)].map((found) => found.index + found[0].length);
  return [0, ...ends, text.length];
}

/** The pieces that a note touches. Both lists are in order, so that one pass is enough. */
function piecesAround(notes: readonly Span[], bounds: readonly number[]): Span[] {
  let next = 0;
  return notes.map(({ from, to }) => {
    while ((bounds[next + 1] ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    let last = next;
    while ((bounds[last + 1] ?? to) < to) last += 1;
    return { from: bounds[next] ?? from, to: bounds[last + 1] ?? to };
  });
}

/**
 * Where a line as the reader sees it says 'Content Generated on' or 'Last updated on', in any
 * case: the whole line of source text, or the sentence alone where that line is longer than
 * `lineMaxChars`, because then it is prose that the note was glued to.
 *
 * @returns spans in order; one that holds two notes is there twice
 */
export function noteSpans(text: string, lineMaxChars: number): Span[] {
  const notes = [...text.matchAll(NOTE)].map(({ index, 0: words }) => ({
    from: index,
    to: index + words.length,
  }));
  if (notes.length === 0) return [];
  const sentences = piecesAround(notes, boundaries(text, SENTENCE_END));
  return piecesAround(notes, boundaries(text, /\n/g)).map((line, index) =>
    line.to - line.from <= lineMaxChars ? line : (sentences[index] ?? line),
  );
}
