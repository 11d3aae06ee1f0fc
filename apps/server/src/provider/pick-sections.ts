import type { SentSection } from '@hoa/core/citations/evidence';
import { topicPath } from '@hoa/core/library/library-article';
import type { RetrievedSection } from '@hoa/core/search/library-index';

/** Sections that a model is shown, and their characters together. */
const SECTIONS_MAX = 8;
const CHARS_MAX = 14_000;

function pathOf({ article, section }: RetrievedSection): string {
  return topicPath(article.slug, section.anchor);
}

function lengthOf({ section }: RetrievedSection): number {
  return section.blocks.reduce((total, { text }) => total + text.length, 0);
}

/**
 * Chooses the sections to send, under the numbers by which they may be cited: first those that the
 * library's own answer rests on, then the best of the others, as long as there is room.
 *
 * @param preferred paths of sections, best first
 */
export function pickSections(
  retrieved: readonly RetrievedSection[],
  preferred: readonly string[] = [],
): SentSection[] {
  const rank = new Map(preferred.map((path, index) => [path, index]));
  const rankOf = (one: RetrievedSection) => rank.get(pathOf(one)) ?? preferred.length;
  const inOrder = [...retrieved].sort((a, b) => rankOf(a) - rankOf(b));
  const picked: RetrievedSection[] = [];
  let chars = 0;
  for (const one of inOrder) {
    const length = lengthOf(one);
    if (length === 0 || (picked.length > 0 && chars + length > CHARS_MAX)) continue;
    chars += length;
    picked.push(one);
    if (picked.length === SECTIONS_MAX) break;
  }
  return picked.map(({ article, section }, index) => ({ number: index + 1, article, section }));
}
