import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** Characters of a stored or generated text; an article of 1,200 words takes about 15,000. */
export const HTML_MAX_CHARS = 200_000;

/**
 * The parser of the specification reopens every formatting element that is still open in each
 * new paragraph, so 20 KB can become two million nodes. This bounds that product beforehand: an
 * article stays under 5,000, and the worst text that passes takes a third of a second.
 */
const REOPENED_MAX = 100_000;
const FORMATTING_TAG = /<(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?![a-z0-9])/gi;

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

function isParsable(html: string): boolean {
  if (html.length > HTML_MAX_CHARS) return false;
  const tags = html.split('<').length - 1;
  return (html.match(FORMATTING_TAG)?.length ?? 0) * tags <= REOPENED_MAX;
}

/**
 * The tree that a browser makes of a piece of HTML.
 *
 * @returns undefined for a text that is too large, too deeply nested or made to exhaust a parser
 */
export function parseHtml(html: string): Root | undefined {
  if (!isParsable(html)) return undefined;
  try {
    return parser.parse(html);
  } catch (error) {
    // The tree is built by recursion: thousands of nested elements exhaust the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
