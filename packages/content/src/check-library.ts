import { checkCitations } from './checks/check-citations.ts';
import { checkGlossaryUse, checkTopics, missingTopics } from './checks/check-coverage.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkMarkup } from './checks/check-markup.ts';
import { checkReading } from './checks/check-reading.ts';
import { checkSharedSentences } from './checks/check-shared-sentences.ts';
import { checkStructure } from './checks/check-structure.ts';
import { checkedArticle } from './checks/checked-article.ts';
import { type CategoryReport, libraryReport } from './library-report.ts';
import type { SourceArticle } from './load-library.ts';
import { inReadingOrder, type Problem } from './problem.ts';

export interface LibraryCheck {
  problems: Problem[];
  /** Slugs of the topics that have no article. */
  missing: string[];
  report: CategoryReport[];
}

/** Checks that look at one article at a time. */
const ARTICLE_CHECKS = [checkStructure, checkMarkup, checkCitations, checkReading];

/**
 * Checks articles whose front matter is in order: structure, markup, citations, reading, links.
 *
 * @param complete false for a part of the library, of which nobody expects every topic and term
 */
export function checkLibrary(
  sources: readonly SourceArticle[],
  { complete = true }: { complete?: boolean } = {},
): LibraryCheck {
  const articles = sources.map(checkedArticle);
  const problems = [
    ...ARTICLE_CHECKS.flatMap((check) => articles.flatMap(check)),
    ...checkLinks(articles),
    ...checkSharedSentences(articles),
    ...(complete ? [...checkTopics(articles), ...checkGlossaryUse(articles)] : []),
  ];
  return {
    problems: inReadingOrder(problems),
    missing: missingTopics(articles),
    report: libraryReport(articles),
  };
}
