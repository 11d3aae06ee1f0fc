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
  most: { cents: Cents; days: number };
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

/** Cuts the terms of a fine to the figures of the law that the table holds for the state. */
export function fineCaps(terms: FineTerms, facts: readonly LawFact[]): FineCaps {
  const steps: string[] = [];
  const dollars = (figure: AppliedFigure | undefined) =>
    figure === undefined ? Number.POSITIVE_INFINITY : figure.value * 100;
  const say = (figure: AppliedFigure | undefined, text: (value: number) => string) => {
    if (figure !== undefined) steps.push(`${sectionOf(figure)}: ${text(figure.value)}.`);
  };
  const singleFigure = figureAt(facts, SINGLE_FINE_FIGURES);
  const furtherFigure = figureAt(facts, FURTHER_FINE_FIGURES);
  const daysFigure = figureAt(facts, FINE_DAYS_FIGURES);
  const totalFigure = figureAt(facts, TOTAL_FINE_FIGURES);
  const waitFigure = figureAt(facts, FINE_WAIT_FIGURES);
  const days = figureAt(facts, FINE_PERIOD_FIGURES)?.value ?? 1;
  const perCharge = dollars(furtherFigure) * Math.max(1, DAYS_OF[terms.every] / days);
  const isDaily = terms.every !== 'week' && terms.further > 0;
  const barring = isDaily ? facts.find(({ id }) => NO_DAILY_FINE_FACTS.includes(id)) : undefined;
  const isEither =
    furtherFigure !== undefined &&
    terms.further > 0 &&
    EITHER_FINE_FACTS.includes(furtherFigure.fact.id);
  say(singleFigure, (value) => `at most ${formatMoney(value * 100)} for a single fine`);
  say(furtherFigure, (value) => {
    const period = days === 1 ? 'each day' : `each ${days} days or part of them`;
    const week = DAYS_OF[terms.every] > days ? `, so ${formatMoney(perCharge)} for a week` : '';
    return `at most ${formatMoney(value * 100)} for ${period} that it goes on${week}`;
  });
  say(daysFigure, (value) => `for at most ${value} days`);
  say(totalFigure, (value) => `at most ${formatMoney(value * 100)} in total`);
  say(waitFigure, (value) => `further fines only when ${value} days have passed`);
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
  return {
    single: Math.min(terms.single, dollars(singleFigure)),
    further: Math.min(terms.further, perCharge),
    most: { cents: dollars(furtherFigure), days },
    wait: Math.max(terms.wait, waitFigure?.value ?? 0),
    mostDays: daysFigure?.value ?? Number.POSITIVE_INFINITY,
    mostTotal: Math.min(
      terms.most === 0 ? Number.POSITIVE_INFINITY : terms.most,
      dollars(totalFigure),
    ),
    isEither,
    isBarred: barring !== undefined,
    steps,
  };
}

/** The further fines after so many charges and days from the end of the wait, in cents. */
export function furtherFines({ further, most }: FineCaps, charges: number, days: number): Cents {
  if (charges === 0) return 0;
  return Math.min(further * charges, most.cents * Math.ceil(days / most.days));
}
