import { FEDERAL, jurisdiction } from '@hoa/core/jurisdictions';
import { jurisdictionsOf } from '@hoa/core/text/named-jurisdictions';
import type { CheckedArticle } from '../checks/checked-article.ts';
import type { Problem } from '../problem.ts';
import { claimsOf, claimsOfAnswers } from './article-claims.ts';
import { claimFigures, isSameFigure } from './claim-figures.ts';
import { factPlace, type LawPlaces } from './placed-facts.ts';

/** Facts that are not there, of states that the text does not name, or newer than its reading. */
function faultsOfFacts({ source }: CheckedArticle, law: LawPlaces): string[] {
  const { facts, lawChecked } = source.frontMatter;
  const bodies = jurisdictionsOf(source.body);
  const faults = facts.flatMap((id) => {
    const placed = law.byId(id);
    if (placed === undefined) return [`facts: the table of the law has no '${id}'`];
    const { state, effective = '' } = placed.fact;
    const { name } = jurisdiction(state);
    if (state !== FEDERAL && !bodies.has(name.toLowerCase())) {
      return [`facts: names ${factPlace(placed)}, but says nothing of ${name}`];
    }
    return lawChecked !== undefined && effective > lawChecked
      ? [`lawChecked: ${factPlace(placed)} applies since ${effective}; read the article against it`]
      : [];
  });
  const isRead = lawChecked !== undefined;
  if (facts.length > 0 && !isRead) {
    faults.push('lawChecked: is missing; say on which day the facts it names were read against it');
  }
  if (facts.length === 0 && isRead) {
    faults.push('lawChecked: says a day, but the article names no fact under facts');
  }
  return faults;
}

/** Exemptions that exempt nothing, which would hide the next mistake. */
function faultsOfUnlisted(article: CheckedArticle): string[] {
  const { unlisted } = article.source.frontMatter;
  if (unlisted.length === 0) return [];
  const claims = [...claimsOf(article), ...claimsOfAnswers(article)];
  return unlisted.flatMap(({ state, figure }) => {
    const listed = claimFigures(figure);
    const isSaid = claims.some(
      (claim) =>
        claim.states.includes(state) &&
        claim.figures.some((one) => listed.some((other) => isSameFigure(one, other))),
    );
    return isSaid
      ? []
      : [`unlisted: no sentence gives ${figure} for ${jurisdiction(state).name}; take it out`];
  });
}

/** Checks what the front matter of articles says of the table: facts, exemptions and the day read. */
export function checkNamedFacts(articles: readonly CheckedArticle[], law: LawPlaces): Problem[] {
  return articles.flatMap((article) =>
    [...faultsOfFacts(article, law), ...faultsOfUnlisted(article)].map((message) => ({
      file: article.source.file,
      line: 1,
      message,
    })),
  );
}
