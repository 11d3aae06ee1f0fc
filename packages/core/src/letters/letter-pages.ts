import type { LetterSummary } from '../schemas/letter.ts';

/** A page of letters: its address and what it says of itself, to readers and to programs. */
export interface LetterPage {
  path: string;
  title: string;
  description: string;
}

/** The list of letters and notices. */
export const LETTERS_PAGE = {
  path: '/letters',
  title: 'Letters and Notices',
  description:
    'Letters for homeowners and notices for boards: fill them in, edit them in place, and copy, print or save them. What you write stays on your device.',
} as const satisfies LetterPage;

/** The page of a letter: '/letters/hearing-request'. */
export function letterPage({
  slug,
  title,
  description,
}: Pick<LetterSummary, 'slug' | 'title' | 'description'>): LetterPage {
  return { path: `/letters/${slug}`, title, description };
}
