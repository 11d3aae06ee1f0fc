import { contentStems } from '../../search/words/content-stems.ts';

/** A clause that asks, up to where it ends. */
const ASKING_CLAUSE = String.raw`(?:^|[.!?;,]\s+|\b(?:and|so|but)\s+)(?:who|whats?|how|why|can|could|may|must|should|do|does|did|is|are|am|will|would)\b[^,.?!;]{8,}`;
/**
 * Where a second thing is asked: behind a question mark, after 'and' with a word that asks, or after a
 * comma that ends a clause that asks. What follows an 'or' asks for the same.
 */
const SECOND = new RegExp(
  [
    String.raw`\?\s+(?=\S)`,
    String.raw`,?\s+and\s+(?=(?:also\s+|for\s+)?(?:who|whats?|when|where|why|how|can|could|may|must|should|do|does|did|is|are|will)\b)`,
    String.raw`,?\s+and\s+(?=(?:am|was|were|would|has|have)\s+(?:i|we|they|he|she|it|the|my|our)\b)`,
    String.raw`(?<=${ASKING_CLAUSE}),\s+(?=(?:who|whats?|when|where|how|can|could|may|must|should|do|does|did|is|are|am|will|would)\b)`,
  ].join('|'),
  'i',
);
/** Words of matter that the first part must have; 'how much?' has none, and asks on from the first. */
const STEMS_MIN = 1;
const SECOND_WORDS_MIN = 2;
const ASKS =
  /\b(?:who|whats?|how|when|where|why|can|could|may|must|should|do|does|did|is|are|will)\b/i;
/** 'What happens', 'do they', but not 'do it': what a question without a word of matter begins with. */
const ASKS_OF =
  /^(?:also\s+|for\s+)?(?:who|whats?|when|where|why|how|do\s+(?:i|we|you|they)|(?:can|could|may|must|should|does|did|is|are|will|am|was|were|would|has|have)\s+(?:i|we|you|they|he|she|it|that|this|there))\b/i;

/** How a second thing may begin besides, which in a story tells nothing: 'I was', 'they have'. */
const BEGINS_ASKING = /^(?:am|was|were|would|has|have)\b/i;

/** The one or two things that somebody asks; a story before them belongs to the first. */
export function splitQuestion(asked: string): readonly [string] | readonly [string, string] {
  // Where a text of nothing but spaces might be split is looked for at each of them.
  const text = asked.replaceAll(/\s{2,}/g, ' ');
  const found = SECOND.exec(text);
  if (found === null) return [asked];
  const first = text.slice(0, found.index + (found[0].startsWith('?') ? 1 : 0)).trim();
  const second = text.slice(found.index + found[0].length).trim();
  const hasMatter = contentStems(second).size > 0;
  const asks = hasMatter
    ? ASKS.test(second) || BEGINS_ASKING.test(second)
    : ASKS_OF.test(second) && second.split(' ').length >= SECOND_WORDS_MIN;
  const isSplit = asks && ASKS.test(first) && contentStems(first).size >= STEMS_MIN;
  return isSplit ? [first, second] : [asked];
}
