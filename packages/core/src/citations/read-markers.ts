/** A text without its citation markers, and where each of them stood. */
export interface UnmarkedText {
  text: string;
  markers: readonly Marker[];
}

/** The numbers of one marker, and the length of the text before it. */
export interface Marker {
  at: number;
  numbers: readonly number[];
}

/** Characters of the longest marker that is read as one; longer brackets are text. */
const MARKER_MAX_CHARS = 60;
/** Sections that one marker may name; a range such as [1-999] names no more. */
const NUMBERS_MAX = 12;

const CLOSING: Record<string, string> = { '[': ']', '【': '】' };
const LABEL = /^\^?(?:(?:sections?|sources?|refs?)\s+|§\s*)?/i;
const LIST = /^\d{1,3}(?:\s*(?:[,;&–-]|and)\s*\d{1,3})*$/i;

function range(from: number, to: number): number[] {
  const length = Math.min(Math.max(to - from + 1, 0), NUMBERS_MAX);
  return Array.from({ length }, (_, offset) => from + offset);
}

/** The numbers between the brackets of a marker, or undefined when it is no citation. */
function readNumbers(inside: string): number[] | undefined {
  const list = inside.trim().replace(LABEL, '').trim();
  if (!LIST.test(list)) return undefined;
  const numbers = list.split(/[,;&]|and/i).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/).map(Number);
    return range(from, to);
  });
  return [...new Set(numbers)].slice(0, NUMBERS_MAX);
}

/**
 * Takes the citation markers out of a text: [1], [2][3], [1, 3], [2-4], [Source 1], 【1】. What is
 * in brackets and is no marker stays. Looks at each character a bounded number of times.
 */
export function readMarkers(source: string): UnmarkedText {
  const markers: Marker[] = [];
  const kept: string[] = [];
  let length = 0;
  let from = 0;
  const keep = (text: string) => {
    kept.push(text);
    length += text.length;
  };
  for (let at = 0; at < source.length; at++) {
    const closing = CLOSING[source.charAt(at)];
    if (closing === undefined) continue;
    const inside = source.slice(at + 1, at + MARKER_MAX_CHARS).split(closing, 1)[0] ?? '';
    const end = at + 1 + inside.length;
    const numbers = source.charAt(end) === closing ? readNumbers(inside) : undefined;
    if (numbers === undefined) continue;
    keep(source.slice(from, at).trimEnd());
    markers.push({ at: length, numbers });
    from = end + 1;
    at = end;
  }
  keep(source.slice(from));
  return { text: kept.join(''), markers };
}
