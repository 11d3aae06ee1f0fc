import { contentStems } from '../search/content-stems.ts';

/** A clause that asks, up to where it ends. */
const ASKING_CLAUSE = String.raw`(?:^|[.!?;,]\s+|\b(?:and|so|but)\s+)(?:who|whats?|how|why|can|could|may|must|should|do|does|did|is|are|am|will|would)\b[^,.?!;]{8,}`;
/**
 * Where a second thing is asked: behind a question mark, after 'and' with a word that asks, or after a
 * comma that ends a clause that asks. What follows an 'or' asks for the same.
 */
const SECOND = new RegExp(
  [
    String.raw`\?\s+(?=\S)`,
    String.raw`,?\s+and\s+(?=(?:also\s+)?(?:who|whats?|when|where|why|how|can|could|may|must|should|do|does|did|is|are|will)\b)`,
    String.raw`,?\s+and\s+(?=(?:am|was|were|would|has|have)\s+(?:i|we|they|he|she|it|the|my|our)\b)`,
    String.raw`(?<=${ASKING_CLAUSE}),\s+(?=(?:who|whats?|when|where|how|can|could|may|must|should|do|does|did|is|are|am|will|would)\b)`,
  ].join('|'),
  'i',
);
/** Words of matter that each part must have to be a question of its own. */
const FEWEST_STEMS = 2;
const FEWEST_SECOND = 1;
/** 'What is a quorum' has one word of matter and is a question of its own. */
const ASKS_WHAT = /^\W*what(?:['’]?s|\s+is|\s+are)\b/i;
const ASKS =
  /\b(?:who|whats?|when|where|why|how|can|could|may|must|should|do|does|did|is|are|will)\b/i;

/** How a second thing may begin besides, which in a story tells nothing: 'I was', 'they have'. */
const BEGINS_ASKING = /^(?:am|was|were|would|has|have)\b/i;

/**
 * The one or two things that somebody asks; a story before them belongs to the first.
 *
 * @param goesOn whether what it is about was said before, so that a part needs fewer words
 */
export function splitQuestion(
  asked: string,
  goesOn = false,
): readonly [string] | readonly [string, string] {
  // Where a text of nothing but spaces might be split is looked for at each of them.
  const text = asked.replaceAll(/\s{2,}/g, ' ');
  const found = SECOND.exec(text);
  if (found === null) return [asked];
  const first = text.slice(0, found.index + (found[0].startsWith('?') ? 1 : 0)).trim();
  const second = text.slice(found.index + found[0].length).trim();
  const fewest = goesOn || ASKS_WHAT.test(first) ? FEWEST_SECOND : FEWEST_STEMS;
  const isSplit =
    ASKS.test(first) &&
    (ASKS.test(second) || BEGINS_ASKING.test(second)) &&
    contentStems(first).size >= fewest &&
    contentStems(second).size >= FEWEST_SECOND;
  return isSplit ? [first, second] : [asked];
}
