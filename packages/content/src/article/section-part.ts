import type { SectionPart } from '@hoa/core/library/section';

/** The parts that an article closes with, in order, and how their headings begin. */
export const CLOSING_PARTS: readonly { part: SectionPart; opening: string }[] = [
  { part: 'common-mistakes', opening: 'Common mistakes' },
  { part: 'state-law', opening: 'State law' },
  { part: 'professional', opening: 'When to bring in' },
];

/** The heading of the part that an article opens with. */
export const OPENING_HEADING = 'In short';

/** Which part of an article a section is, told by its heading. */
export function sectionPart(heading: string): SectionPart {
  if (heading === OPENING_HEADING) return 'in-short';
  return CLOSING_PARTS.find(({ opening }) => heading.startsWith(opening))?.part ?? 'body';
}
