import { slug as slugOf } from 'github-slugger';
import type { PlacedFact } from '../law/law-files.ts';
import type { SourceArticle } from '../load-library.ts';
import { contentPath } from './review-item.ts';

/** Where a passage stands, for an editor. */
export interface PassagePlace {
  /** Such as 'Reserve Funds > What reserve money is for'. */
  name: string;
  file: string;
  line?: number;
}

const HEADING = /^#{2,3} (.+)$/;

function headingOf({ body, bodyLine }: SourceArticle, anchor: string) {
  const lines = body.split('\n');
  const at = lines.findIndex((line) => slugOf(HEADING.exec(line)?.[1] ?? '') === anchor);
  const heading = HEADING.exec(lines[at] ?? '')?.[1];
  return heading === undefined ? undefined : { heading, line: at + bodyLine };
}

/**
 * Finds what an answer rested on in the files.
 *
 * @param passage a section as slug#anchor, an article as slug, or a fact of the law by id
 * @returns undefined for what is no longer there
 */
export function passagePlace(
  passage: string,
  articles: readonly SourceArticle[],
  facts: readonly PlacedFact[],
): PassagePlace | undefined {
  const placed = facts.find(({ fact }) => fact.id === passage);
  if (placed !== undefined) {
    return { name: passage, file: contentPath(`law/${placed.file}`), line: placed.line };
  }
  const [slug, anchor] = passage.split('#');
  const article = articles.find(({ frontMatter }) => frontMatter.slug === slug);
  if (article === undefined) return undefined;
  const { title } = article.frontMatter;
  const found = anchor === undefined ? undefined : headingOf(article, anchor);
  return {
    name: found === undefined ? title : `${title} > ${found.heading}`,
    file: contentPath(`articles/${article.file}`),
    line: found?.line,
  };
}
