import { STATES } from '../jurisdictions.ts';

const ASKING =
  /^(?:who|whom|whose|what|when|where|why|how|which|can|could|do|does|did|is|are|am|was|were|will|would|should|must|may|shall|has|have|had)\b/i;
const STATE_NAMES = new Map(STATES.map(({ name }) => [name.toLowerCase(), name]));
const STATE = new RegExp(`\\b(?:${[...STATE_NAMES.keys()].join('|')})\\b`, 'gi');

/**
 * A question as a page shows it. Editors wrote many as visitors type them, in small letters and
 * without a mark at the end; the words stay theirs.
 */
export function writtenQuestion(typed: string): string {
  const words = typed
    .trim()
    .replace(/\bhoa(s?)\b/gi, 'HOA$1')
    .replace(/\bcc&rs?\b/gi, 'CC&Rs')
    .replace(/\bi\b/g, 'I')
    .replace(/(?<=\p{L})'/gu, '’')
    .replace(STATE, (name) => STATE_NAMES.get(name.toLowerCase()) ?? name);
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return ASKING.test(begun) && /[\p{L}\p{N}%)'"’]$/u.test(begun) ? `${begun}?` : begun;
}
