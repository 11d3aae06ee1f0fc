import { jurisdiction } from '@hoa/core/jurisdictions';
import { figureText } from '@hoa/core/law/law-text';
import { answersFile } from '../article-files.ts';
import type { CheckedArticle } from '../checks/checked-article.ts';
import type { Problem } from '../problem.ts';
import { type Claim, claimsOf, claimsOfAnswers } from './article-claims.ts';
import {
  type ClaimFigure,
  claimFigures,
  claimText,
  factFigure,
  isSameFigure,
} from './claim-figures.ts';
import { displacedFigures } from './displaced-figures.ts';
import type { PlacedFact } from './law-files.ts';
import { nearFacts } from './near-facts.ts';
import { factPlace, type LawPlaces } from './placed-facts.ts';

/** Facts that a fault names at most. */
const NAMED = 3;

type Fault = Omit<Problem, 'file'>;

/** A figure of a state in an article. */
interface StateFigure extends Claim {
  state: string;
  figure: ClaimFigure;
}

function states({ fact }: PlacedFact, figure: ClaimFigure): boolean {
  return fact.figures.some((one) => isSameFigure(figure, factFigure(one)));
}

/** What the facts that an article names of a state say where it says something else. */
function saidInstead(named: readonly PlacedFact[], figure: ClaimFigure): string {
  const said = named.flatMap((placed) => {
    const counted = placed.fact.figures.filter((one) => factFigure(one).unit === figure.unit);
    const figures = counted.map(figureText).join(' and ');
    return figures === '' ? [] : [`${factPlace(placed)} says ${figures}`];
  });
  if (said.length > 0) return said.slice(0, NAMED).join('; ');
  return `${named.slice(0, NAMED).map(factPlace).join(', ')}: no figure of this kind`;
}

function faultOf(
  { line, sentence, state, figure }: StateFigure,
  named: readonly PlacedFact[],
  law: LawPlaces,
): Fault {
  const { name } = jurisdiction(state);
  const fitting = law.ofState(state).filter((placed) => states(placed, figure));
  const instead =
    named.length === 0 ? 'the article names no fact of that state' : saidInstead(named, figure);
  const mend =
    fitting.length === 0
      ? `No fact of ${name} says so: correct one of the two, or add the fact to the table.`
      : `If it is ${fitting.slice(0, NAMED).map(factPlace).join(' or ')}, name it under facts.`;
  return {
    line,
    message: `says ${claimText(figure)} for ${name}; ${instead}`,
    hint: `${mend} It stands in: "${sentence}"`,
  };
}

function displacedFault({ line, sentence }: Claim, figure: ClaimFigure, placed: PlacedFact): Fault {
  return {
    line,
    message: `says ${claimText(figure)} twice; ${saidInstead([placed], figure)}`,
    hint: `It stands in: "${sentence}"`,
  };
}

function figuresOfStates(claims: readonly Claim[]): StateFigure[] {
  return claims.flatMap((claim) =>
    claim.states.flatMap((state) => claim.figures.map((figure) => ({ ...claim, state, figure }))),
  );
}

/** Faults of the figures in an article, and of those in the answers beside it. */
function checkArticle(article: CheckedArticle, law: LawPlaces): Problem[] {
  const { file, frontMatter } = article.source;
  const { facts, unlisted, title } = frontMatter;
  const named = facts.flatMap((id) => law.byId(id) ?? []);
  const isUnlisted = ({ state, figure }: StateFigure) =>
    unlisted.some(
      (entry) =>
        entry.state === state &&
        claimFigures(entry.figure).some((listed) => isSameFigure(figure, listed)),
    );
  const meantBy = ({ sentence, state }: { sentence: string; state: string }) =>
    nearFacts(
      sentence,
      title,
      named.filter(({ fact }) => fact.state === state),
    );
  const faults = (at: string, claims: readonly Claim[]): Problem[] => [
    ...figuresOfStates(claims).flatMap((claim) => {
      const meant = meantBy(claim);
      const isTrue = meant.some((placed) => states(placed, claim.figure));
      return isTrue || isUnlisted(claim) ? [] : [{ file: at, ...faultOf(claim, meant, law) }];
    }),
    ...claims.flatMap((claim) =>
      claim.states.flatMap((state) =>
        meantBy({ ...claim, state }).flatMap((placed) =>
          displacedFigures(claim, placed).map((figure) => ({
            file: at,
            ...displacedFault(claim, figure, placed),
          })),
        ),
      ),
    ),
  ];
  return [
    ...faults(file, claimsOf(article)),
    ...faults(answersFile(file), claimsOfAnswers(article)),
  ];
}

/**
 * Checks that every figure that an article gives for a state is one of a fact that its front matter
 * names. A fault names both places: the line of the article, and the fact with its file and line.
 * Figures of federal law are not held against the table.
 */
export function checkClaims(articles: readonly CheckedArticle[], law: LawPlaces): Problem[] {
  return articles.flatMap((article) => checkArticle(article, law));
}
