import { contentStems } from '../search/content-stems.ts';

/** Where a second thing is asked: behind a question mark, or after 'and' with a word that asks. */
const SECOND =
  /\?\s+(?=\S)|,?\s+and\s+(?=(?:also\s+)?(?:who|whats?|when|where|why|how|can|could|may|must|should|do|does|did|is|are|will)\b)/i;
/** Words of matter that each part must have to be a question of its own. */
const FEWEST_STEMS = 2;
const FEWEST_SECOND = 1;
/** 'What is a quorum' has one word of matter and is a question of its own. */
const ASKS_WHAT = /^\W*what(?:['’]?s|\s+is|\s+are)\b/i;
const ASKS =
  /\b(?:who|whats?|when|where|why|how|can|could|may|must|should|do|does|did|is|are|will)\b/i;

/**
 * The one or two things that a text asks; a story before them belongs to the first.
 *
 * @param goesOn whether what it is about was said before, so that a part needs fewer words
 */
export function splitQuestion(
  text: string,
  goesOn = false,
): readonly [string] | readonly [string, string] {
  const found = SECOND.exec(text);
  if (found === null) return [text];
  const first = text.slice(0, found.index + (found[0].startsWith('?') ? 1 : 0)).trim();
  const second = text.slice(found.index + found[0].length).trim();
  const fewest = goesOn || ASKS_WHAT.test(first) ? FEWEST_SECOND : FEWEST_STEMS;
  const isSplit =
    ASKS.test(first) &&
    ASKS.test(second) &&
    contentStems(first).size >= fewest &&
    contentStems(second).size >= FEWEST_SECOND;
  return isSplit ? [first, second] : [text];
}
