/** Characters of the longest tag, link text or link target that is taken for one. */
const TAG_MAX_CHARS = 500;
const LINK_TEXT_MAX_CHARS = 300;
const LINK_TARGET_MAX_CHARS = 2_000;

const TAG_START = /[a-z/!?]/i;
const EMPHASIS = /\*\*|__|`|(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.,;:!?])\*(?!\*)/gu;

/** The place behind `closing`, looked for in a bounded stretch; -1 when it is not there. */
function endOf(text: string, closing: string, from: number, maxChars: number): number {
  const found = text.slice(from, from + maxChars).indexOf(closing);
  return found < 0 ? -1 : from + found + closing.length;
}

/** What is left of the markup that begins at a place, and where reading goes on. */
interface Stripped {
  text: string;
  next: number;
}

function stripLink(source: string, at: number): Stripped | undefined {
  const textEnd = endOf(source, ']', at + 1, LINK_TEXT_MAX_CHARS);
  if (textEnd < 0 || source.charAt(textEnd) !== '(') return undefined;
  const next = endOf(source, ')', textEnd, LINK_TARGET_MAX_CHARS);
  if (next < 0) return undefined;
  const text = source.slice(at + 1, textEnd - 1);
  // A linked citation marker stays a marker.
  return { text: /^\s*\^?\d/.test(text) ? `[${text}]` : text, next };
}

function stripAt(source: string, at: number): Stripped | undefined {
  const character = source.charAt(at);
  if (character === '<' && TAG_START.test(source.charAt(at + 1))) {
    const next = endOf(source, '>', at, TAG_MAX_CHARS);
    return next < 0 ? undefined : { text: ' ', next };
  }
  if (character === '!' && source.charAt(at + 1) === '[') {
    const image = stripLink(source, at + 1);
    return image && { text: ' ', next: image.next };
  }
  return character === '[' ? stripLink(source, at) : undefined;
}

/**
 * The words of a Markdown or HTML text: tags, images and emphasis gone, of a link its text alone.
 * The result is plain text that still has to be escaped. Linear in the length of the text.
 */
export function plainMarkup(source: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const stripped = stripAt(source, at);
    if (stripped === undefined) continue;
    kept.push(source.slice(from, at), stripped.text);
    from = stripped.next;
    at = stripped.next - 1;
  }
  kept.push(source.slice(from));
  return kept.join('').replace(EMPHASIS, '');
}
