import { addBusinessDays } from '../calendar/business-days.ts';
import { addDays, addMonths, type PlainDate } from '../calendar/plain-date.ts';
import { isRuleFor } from '../law/community-kinds.ts';
import { figureText } from '../law/law-text.ts';
import type { Guide, GuideCheck, GuideFigure, GuideLaw } from '../schemas/guide.ts';
import type { GuideAnswers } from '../schemas/guide-run.ts';
import type { LawFact, LawFigure } from '../schemas/law.ts';
import { holds, UNKNOWN } from './guide-path.ts';

/** The answer to a choice that somebody cannot make. */
export const UNSURE = 'unsure';

/** A figure of the law that applies to somebody, with the fact that states it. */
export interface FoundFigure {
  fact: LawFact;
  figure: LawFigure;
}

/** Whether a fact is law for a kind of community; for one that is not known, what may be. */
export function isLawFor(fact: LawFact, kind: string | undefined): boolean {
  return kind === undefined || kind === UNSURE || isRuleFor(fact, kind);
}

/**
 * The figure of a fact that counts something. What acts state with the year before, 115 percent of
 * it, is the rise alone: no act lets an amount rise by more than the whole.
 */
function figureOf(fact: LawFact | undefined, counts: string): LawFigure | undefined {
  const figure = fact?.figures.find(({ of }) => of === counts);
  const rise = figure?.unit === 'percent' ? Number(figure.value) - 100 : 0;
  return figure && rise > 0 ? { ...figure, value: rise } : figure;
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
    const figure = figureOf(fact, one.of);
    return figure === undefined ? [] : [{ fact, figure }];
  });
  const [first] = found;
  const isAgreed = found.every(
    ({ figure }) => figure.value === first?.figure.value && figure.unit === first.figure.unit,
  );
  return isAgreed && (answers.community !== UNSURE || isWholeState(found)) ? first : undefined;
}

/**
 * The figures that a check may be about, as a text, where an answer that decides it is not known:
 * one that it compares, one that a figure hangs on, or the kind of community.
 */
export function figuresInQuestion(
  guide: Guide,
  { figures, of: compared }: Pick<GuideCheck, 'figures' | 'of'>,
  answers: GuideAnswers,
  law: GuideLaw,
): { fact: LawFact; text: string } | undefined {
  const isOpen = (answer: string | undefined) =>
    answer === undefined || answer === UNKNOWN || answer === UNSURE;
  const deciding = [
    'community',
    ...compared,
    ...figures.flatMap(({ when = {} }) => Object.keys(when)),
  ];
  if (!deciding.some((id) => isOpen(answers[id]))) return undefined;
  const found = figures.flatMap(({ fact: id, of, when = {} }) => {
    const mayHold = Object.entries(when).every(
      ([asked, wanted]) => isOpen(answers[asked]) || holds(guide, { [asked]: wanted }, answers),
    );
    const fact = law.facts.find((one) => one.id === id);
    const figure = figureOf(fact, of);
    const isHere = fact !== undefined && isLawFor(fact, answers.community);
    return mayHold && isHere && figure !== undefined ? [{ fact, text: figureText(figure) }] : [];
  });
  const [first] = found;
  const texts = new Set(found.map(({ text }) => text));
  return first && { fact: first.fact, text: [...texts].join(' or ') };
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
