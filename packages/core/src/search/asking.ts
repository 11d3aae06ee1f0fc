/** Sentences that ask, to their question mark. */
const ASKING = /[^.!?\n]*\?/g;

/** Whether a place of the text is in a sentence that asks; true everywhere when none does. */
export function asking(text: string): (place: number) => boolean {
  const spans = [...text.matchAll(ASKING)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
  if (spans.length === 0) return () => true;
  return (place) => spans.some(([from = 0, to = 0]) => place >= from && place < to);
}
