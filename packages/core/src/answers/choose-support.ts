import type { Retrieval, RetrievedSection } from '../search/library-index.ts';
import { choosePassage } from './choose-passage.ts';
import { bestSectionPerArticle, type Passage } from './passages.ts';
import type { Wanted } from './rate-quotable.ts';

const SUPPORT_SENTENCES = 2;
/** Articles quoted beside the best one, and the share of its fit that they must reach. */
const MOST_SUPPORTING = 2;
const SUPPORT_SHARE = 0.35;

/** What the articles that fit nearly as well say of the question. */
export function supportingPassages(
  retrieval: Retrieval,
  lead: Passage,
  top: RetrievedSection,
  wanted: Wanted,
): Passage[] {
  return bestSectionPerArticle(retrieval.sections)
    .filter(({ article }) => article.slug !== lead.article.slug)
    .filter(({ score }) => score >= top.score * SUPPORT_SHARE)
    .slice(0, MOST_SUPPORTING)
    .flatMap(({ article, section }) => {
      const summary = article.sections.filter(({ part }) => part === 'in-short');
      const places = [{ article, section }, ...summary.map((one) => ({ article, section: one }))];
      return choosePassage(places, wanted, SUPPORT_SENTENCES) ?? [];
    });
}
