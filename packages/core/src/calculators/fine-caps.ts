import { citationText } from '../law/law-text.ts';
import { type Cents, formatMoney } from '../money/cents.ts';
import type { LawFact } from '../schemas/law.ts';
import { type AppliedFigure, figureAt, sectionOf } from './law-figures.ts';
import {
  EITHER_FINE_FACTS,
  FINE_DAYS_FIGURES,
  FINE_PERIOD_FIGURES,
  FINE_WAIT_FIGURES,
  FURTHER_FINE_FIGURES,
  NO_DAILY_FINE_FACTS,
  SINGLE_FINE_FIGURES,
  TOTAL_FINE_FIGURES,
} from './law-places.ts';

/** A fine as the documents have it. */
interface FineTerms {
  single: Cents;
  further: Cents;
  every: 'day' | 'business-day' | 'week';
  /** Days after the first fine before further ones. */
  wait: number;
  /** Most for one violation; 0 where the documents set none. */
  most: Cents;
}

/** The same, cut to what the law allows, with what was cut in sentences. */
export interface FineCaps {
  single: Cents;
  further: Cents;
  /** Most of the further fines together for each so many days, begun or whole; no limit: infinite. */
  mostPerPeriod: { cents: Cents; days: number };
  wait: number;
  /** Days after the wait in which further fines are added, however many they are. */
  mostDays: number;
  mostTotal: Cents;
  /** The first fine or the further ones stand, and not both. */
  isEither: boolean;
  /** No further fines may be added in the way of the documents. */
  isBarred: boolean;
  steps: string[];
}

/** Days that one further fine of the documents stands for. */
const DAYS_OF = { day: 1, 'business-day': 1, week: 7 };

/** The figures of the law that cap a fine, each where the table holds it for the state. */
function cappingFigures(facts: readonly LawFact[]) {
  return {
    single: figureAt(facts, SINGLE_FINE_FIGURES),
    further: figureAt(facts, FURTHER_FINE_FIGURES),
    /** Days for which the further fines are capped together. */
    periodDays: figureAt(facts, FINE_PERIOD_FIGURES)?.value ?? 1,
    days: figureAt(facts, FINE_DAYS_FIGURES),
    total: figureAt(facts, TOTAL_FINE_FIGURES),
    wait: figureAt(facts, FINE_WAIT_FIGURES),
  };
}
type CappingFigures = ReturnType<typeof cappingFigures>;

/** What a figure allows; where the law has none, any amount. */
function centsOf(figure: AppliedFigure | undefined): Cents {
  return figure === undefined ? Number.POSITIVE_INFINITY : figure.value * 100;
}

/** Most that one further fine of the documents may be. */
function mostPerCharge({ further, periodDays }: CappingFigures, every: FineTerms['every']): Cents {
  return centsOf(further) * Math.max(1, DAYS_OF[every] / periodDays);
}

/** The figures in sentences, each with its section. */
function figureSentences(figures: CappingFigures, every: FineTerms['every']): string[] {
  const { single, further, periodDays, days, total, wait } = figures;
  const sentence = (figure: AppliedFigure | undefined, text: (value: number) => string) =>
    figure === undefined ? [] : [`${sectionOf(figure)}: ${text(figure.value)}.`];
  return [
    ...sentence(single, (value) => `at most ${formatMoney(value * 100)} for a single fine`),
    ...sentence(further, (value) => {
      const period = periodDays === 1 ? 'each day' : `each ${periodDays} days or part of them`;
      const isLonger = DAYS_OF[every] > periodDays;
      const week = isLonger ? `, so ${formatMoney(mostPerCharge(figures, every))} for a week` : '';
      return `at most ${formatMoney(value * 100)} for ${period} that it goes on${week}`;
    }),
    ...sentence(days, (value) => `for at most ${value} days`),
    ...sentence(total, (value) => `at most ${formatMoney(value * 100)} in total`),
    ...sentence(wait, (value) => `further fines only when ${value} days have passed`),
  ];
}

/** Cuts the terms of a fine to the figures of the law that the table holds for the state. */
export function fineCaps(terms: FineTerms, facts: readonly LawFact[]): FineCaps {
  const figures = cappingFigures(facts);
  const { single, further, periodDays, days, total, wait } = figures;
  const isDaily = terms.every !== 'week' && terms.further > 0;
  const barring = isDaily ? facts.find(({ id }) => NO_DAILY_FINE_FACTS.includes(id)) : undefined;
  const isEither =
    further !== undefined && terms.further > 0 && EITHER_FINE_FACTS.includes(further.fact.id);
  const steps = figureSentences(figures, terms.every);
  if (barring !== undefined) {
    steps.push(
      `${citationText(barring.citation)}: no fine by the day for an ordinary violation, so none is added here.`,
    );
  }
  if (isEither) {
    steps.push(
      'It lets a single fine or daily ones stand, not both, so those that come to more are counted.',
    );
  }
  const mostByDocuments = terms.most === 0 ? Number.POSITIVE_INFINITY : terms.most;
  return {
    single: Math.min(terms.single, centsOf(single)),
    further: Math.min(terms.further, mostPerCharge(figures, terms.every)),
    mostPerPeriod: { cents: centsOf(further), days: periodDays },
    wait: Math.max(terms.wait, wait?.value ?? 0),
    mostDays: days?.value ?? Number.POSITIVE_INFINITY,
    mostTotal: Math.min(mostByDocuments, centsOf(total)),
    isEither,
    isBarred: barring !== undefined,
    steps,
  };
}

/** The further fines after so many charges and days from the end of the wait, in cents. */
export function furtherFines(
  { further, mostPerPeriod }: FineCaps,
  charges: number,
  days: number,
): Cents {
  if (charges === 0) return 0;
  const periods = Math.ceil(days / mostPerPeriod.days);
  return Math.min(further * charges, mostPerPeriod.cents * periods);
}
