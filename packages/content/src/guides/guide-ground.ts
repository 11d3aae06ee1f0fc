import { readArticleFiles } from '../article-files.ts';
import { curlyText } from '../html/curly-quotes.ts';
import { readLaw } from '../law/law-files.ts';
import { readLetters } from '../letters/letter-files.ts';
import type { GuideGround } from './check-guides.ts';

/** The facts, the headings of the articles and the letters of this package. */
export function readGuideGround(): GuideGround {
  const headings = readArticleFiles().map(({ file, text }) => {
    const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
    return [
      slug,
      [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => curlyText(heading.trim())),
    ] as const;
  });
  return {
    facts: readLaw().facts.map(({ fact }) => fact),
    headings: new Map(headings),
    letters: new Set(readLetters().letters.map(({ slug }) => slug)),
  };
}
