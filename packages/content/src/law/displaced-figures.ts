import type { Claim } from './article-claims.ts';
import { type ClaimFigure, factFigure, isSameFigure } from './claim-figures.ts';
import type { PlacedFact } from './law-files.ts';

/**
 * Figures that a clause gives twice where the rule has another one of the kind, which the clause
 * leaves out: they stand in its place ('$1,000 per violation, $1,000 in total').
 */
export function displacedFigures({ figures }: Claim, { fact }: PlacedFact): ClaimFigure[] {
  const listed = fact.figures.map(factFigure);
  return figures.filter((figure, at) => {
    const said = figures.filter((one) => isSameFigure(one, figure));
    const own = listed.filter((one) => isSameFigure(figure, one));
    const isMissing = (one: ClaimFigure) => !figures.some((other) => isSameFigure(other, one));
    return (
      figures.findIndex((one) => isSameFigure(one, figure)) < at &&
      own.length > 0 &&
      said.length > own.length &&
      listed.some((one) => one.unit === own[0]?.unit && isMissing(one))
    );
  });
}
