import { curlyText } from './curly-quotes.ts';

/**
 * A copy with typographic quotation marks in every text of it, however deep. What is looked up by
 * its very letters is left as it was typed.
 *
 * @param kept names of the parts that are left
 */
export function curlyParts<T>(part: T, kept: ReadonlySet<string> = new Set()): T {
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return curlyText(value);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, own]) => [name, kept.has(name) ? own : copy(own)]),
    );
  };
  // The copy has the shape of what was given: texts stay texts.
  return copy(part) as T;
}
