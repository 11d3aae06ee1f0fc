const WORD = /[\p{L}\p{N}]+(?:[.,'’&/-][\p{L}\p{N}]+)*/gu;

/** The words of a plain text; '1,200', 'by-laws' and 'CC&Rs' are one each. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
