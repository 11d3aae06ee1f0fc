import { SLUG_MAX_CHARS } from '../limits.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Initials that a title writes in capitals. */
const CAPITALS = new Set(['arc', 'ev', 'hoa', 'coa', 'ccr', 'hud', 'fha', 'ada']);

/** Whether a text is a slug: lower-case words of letters and digits joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_CHARS && SLUG.test(text);
}

/** The words of a slug, in order. */
export function slugWords(slug: string): string[] {
  return slug.split('-').filter((word) => word !== '');
}

/**
 * A title made from the words of a slug: 'hoa-pool-rules' becomes 'HOA Pool Rules'. That of a topic of
 * the catalogue is its own: pages name those without holding the catalogue, which is 30 KB.
 */
export function slugToTitle(slug: string): string {
  return slugWords(slug)
    .map((word) =>
      CAPITALS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** The slug of a title or heading, or '' when it has no letter or digit. */
export function titleToSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_CHARS)
    .replace(/^-+|-+$/g, '');
}
