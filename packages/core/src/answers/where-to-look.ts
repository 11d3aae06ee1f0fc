import type { DecidedBy } from '../schemas/topic.ts';

const NAMES: Record<DecidedBy['document'], string> = {
  'state-law': 'your state’s law',
  declaration: 'your declaration (CC&Rs)',
  bylaws: 'your bylaws',
  rules: 'your rules',
};
const MOST_PAPERS = 3;

function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Tells a reader which of the community's papers to open, and the heading to search for. */
export function whereToLook(decidedBy: readonly DecidedBy[]): string | undefined {
  if (decidedBy.length === 0) return undefined;
  const papers = decidedBy
    .slice(0, MOST_PAPERS)
    .map(({ document, heading }) => `in ${NAMES[document]} for “${heading}”`);
  return `Your own community’s papers have the last word: look ${inWords(papers)}.`;
}
