/** Which act a heading of the law stands in, which is not searched for. */
const ASIDE = /\s*\([^)]*\)/g;
/** What joins alternatives in the headings that editors name: 'A; B', 'A, B or C', 'A, or B'. */
const PARTS = /\s*;\s*(?:and\s+)?/;
const ALTERNATIVES = /,? or |, /;

function isPhrase(words: string): boolean {
  return words.trim().includes(' ');
}

/**
 * The words to search for in a document, one by one, of a heading that names several: 'Enforcement
 * policy, or Violations and fines' are two. Alternatives of a single word belong to what follows
 * ('Reserve or investment policy') and are left together; what stands in parentheses is left out.
 */
export function searchWords(heading: string): string[] {
  return heading
    .replaceAll(ASIDE, '')
    .split(PARTS)
    .flatMap((part) => {
      if (!/\bor\b/.test(part)) return [part];
      const apart = part.split(/, or /);
      if (apart.length > 1 && !apart.some((one) => one.includes(' or '))) return apart;
      const alternatives = part.split(ALTERNATIVES);
      return alternatives.every(isPhrase) ? alternatives : [part];
    });
}
