import { checkAnswers } from './checks/check-answers.ts';
import { checkCitations } from './checks/check-citations.ts';
import { checkGlossaryUse, checkTopics, missingTopics } from './checks/check-coverage.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkMarkup } from './checks/check-markup.ts';
import { checkReading } from './checks/check-reading.ts';
import { checkSharedSentences } from './checks/check-shared-sentences.ts';
import { checkStructure } from './checks/check-structure.ts';
import { checkSums } from './checks/check-sums.ts';
import { type CheckedArticle, checkedArticle } from './checks/checked-article.ts';
import { checkBills } from './law/check-bills.ts';
import { checkClaims } from './law/check-claims.ts';
import { checkNamedFacts } from './law/check-named-facts.ts';
import type { PlacedFact } from './law/law-files.ts';
import { type LawPlaces, lawPlaces } from './law/placed-facts.ts';
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
const ARTICLE_CHECKS = [
  checkStructure,
  checkMarkup,
  checkCitations,
  checkReading,
  checkSums,
  checkBills,
];

function checkLawOf(articles: readonly CheckedArticle[], law: LawPlaces): Problem[] {
  return [...checkClaims(articles, law), ...checkNamedFacts(articles, law)];
}

/**
 * Checks articles whose front matter is in order: structure, markup, citations, reading, links, and
 * what they say of the law of states.
 *
 * @param complete false for a part of the library, which need not have every topic and term
 * @param law the table of facts; without it figures of states are not checked
 */
export function checkLibrary(
  sources: readonly SourceArticle[],
  { complete = true, law }: { complete?: boolean; law?: readonly PlacedFact[] } = {},
): LibraryCheck {
  const articles = sources.map(checkedArticle);
  const problems = [
    ...ARTICLE_CHECKS.flatMap((check) => articles.flatMap(check)),
    ...checkLinks(articles),
    ...checkSharedSentences(articles),
    ...(law === undefined ? [] : checkLawOf(articles, lawPlaces(law))),
    ...(complete ? checkAnswers(articles) : []),
    ...(complete ? [...checkTopics(articles), ...checkGlossaryUse(articles)] : []),
  ];
  return {
    problems: inReadingOrder(problems),
    missing: missingTopics(articles),
    report: libraryReport(articles),
  };
}
