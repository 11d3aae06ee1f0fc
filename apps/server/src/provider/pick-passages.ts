import type { SentSection } from '@hoa/core/citations/evidence';
import { sentFact } from '@hoa/core/citations/fact-evidence';
import type { LawFact } from '@hoa/core/schemas/law';
import type { SectionRef } from '@hoa/core/search/passages/passages';

/** Sections that a model is shown, and their characters together. */
const SECTIONS_MAX = 8;
const CHARS_MAX = 14_000;

function lengthOf({ section }: SectionRef): number {
  return section.blocks.reduce((total, { text }) => total + text.length, 0);
}

/**
 * Chooses the passages to send, under the numbers by which they may be cited: the best sections, as
 * long as there is room, after the rules of the law.
 *
 * @param sections best first
 * @param rules of the law, which come before them
 */
export function pickPassages(
  sections: readonly SectionRef[],
  rules: readonly LawFact[] = [],
): SentSection[] {
  const picked: SectionRef[] = [];
  let chars = 0;
  for (const one of sections) {
    const length = lengthOf(one);
    if (length === 0 || (picked.length > 0 && chars + length > CHARS_MAX)) continue;
    chars += length;
    picked.push(one);
    if (picked.length === SECTIONS_MAX) break;
  }
  return [
    ...rules.map((rule, index) => sentFact(rule, index + 1)),
    ...picked.map(({ article, section }, index) => ({
      number: rules.length + index + 1,
      article,
      section,
    })),
  ];
}
