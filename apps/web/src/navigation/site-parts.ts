import { TOOLS_PAGE } from '@hoa/core/calculators/tool-pages';
import { GUIDES_PAGE } from '@hoa/core/guides/guide-pages';
import { LAW_PAGES } from '@hoa/core/law/law-pages';
import { LETTERS_PAGE } from '@hoa/core/letters/letter-pages';
import { sectionPath } from './section-link';

/** The parts of the site beside the library: where each begins, and how the way to a page names it. */
export const SITE_PARTS = {
  guide: { label: 'Guides', path: GUIDES_PAGE.path },
  law: { label: 'State law', path: LAW_PAGES.overview.path },
  letter: { label: 'Letters', path: LETTERS_PAGE.path },
  tool: { label: 'Tools', path: TOOLS_PAGE.path },
} as const;

export type SitePart = keyof typeof SITE_PARTS;

/** What helps beside the articles, and where it is: every page leads to each of them. */
export const SITE_PLACES = [
  SITE_PARTS.guide,
  SITE_PARTS.letter,
  { label: 'Calculators', path: `${TOOLS_PAGE.path}#calculators` },
  SITE_PARTS.law,
  { label: 'Glossary', path: sectionPath('glossary') },
] as const;
