import { addBusinessDays } from '../calendar/business-days.ts';
import { addDays, addMonths, type PlainDate } from '../calendar/plain-date.ts';
import type { Guide, GuideFigure, GuideLaw } from '../schemas/guide.ts';
import type { GuideAnswers } from '../schemas/guide-run.ts';
import type { LawFact, LawFigure } from '../schemas/law.ts';
import { holds } from './guide-path.ts';

/** A figure of the law that applies to somebody, with the fact that states it. */
export interface FoundFigure {
  fact: LawFact;
  figure: LawFigure;
}

/** Whether a fact is law for a kind of community; for one that is not known, what may be. */
export function isLawFor({ community }: LawFact, kind: string | undefined): boolean {
  if (community === 'federal') return true;
  if (kind === 'cooperative') return false;
  return community === 'both' || kind === undefined || kind === 'unsure' || community === kind;
}

/**
 * The figure of a list that applies in the kind of community that was answered.
 *
 * @param law what holds in the state that was answered
 * @returns undefined where the table has none, and where condominiums and planned communities differ
 *   and somebody does not know which one theirs is
 */
export function findFigure(
  guide: Guide,
  figures: readonly GuideFigure[],
  answers: GuideAnswers,
  law: GuideLaw,
): FoundFigure | undefined {
  const found = figures.flatMap((one) => {
    if (!holds(guide, one.when, answers)) return [];
    const fact = law.facts.find(({ id }) => id === one.fact);
    if (fact === undefined || !isLawFor(fact, answers.community)) return [];
    const figure = fact.figures.find(({ of }) => of === one.of);
    return figure === undefined ? [] : [{ fact, figure }];
  });
  const [first] = found;
  const isAgreed = found.every(
    ({ figure }) => figure.value === first?.figure.value && figure.unit === first.figure.unit,
  );
  return isAgreed && (answers.community !== 'unsure' || isWholeState(found)) ? first : undefined;
}

/** Whether figures speak for condominiums and planned communities alike. */
function isWholeState(found: readonly FoundFigure[]): boolean {
  const kinds = new Set(found.map(({ fact }) => fact.community));
  const both = kinds.has('both') || kinds.has('federal');
  return both || (kinds.has('condominium') && kinds.has('planned-community'));
}

/**
 * The day so long after another, or before it. Hours are whole days of 24; the first day is not
 * counted (Fed. R. Civ. P. 6(a)(1)); business days leave out weekends and federal holidays.
 *
 * @returns undefined for a figure that counts no time
 */
export function countFigure(
  from: PlainDate,
  { value, unit }: Pick<LawFigure, 'value' | 'unit'>,
  direction: 'after' | 'before',
): PlainDate | undefined {
  if (typeof value !== 'number') return undefined;
  const signed = direction === 'after' ? value : -value;
  switch (unit) {
    case 'days':
      return addDays(from, signed);
    case 'business days':
      return addBusinessDays(from, signed);
    case 'weeks':
      return addDays(from, signed * 7);
    case 'months':
      return addMonths(from, signed);
    case 'years':
      return addMonths(from, signed * 12);
    case 'hours':
      return addDays(from, Math.sign(signed) * Math.ceil(value / 24));
    default:
      return undefined;
  }
}
