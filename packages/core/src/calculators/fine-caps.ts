import { type Cents, formatMoney } from '../money/cents.ts';
import type { LawFact } from '../schemas/law.ts';
import { type AppliedFigure, figureAt, sectionOf } from './law-figures.ts';
import {
  EITHER_FINE_FACTS,
  FINE_DAYS_FIGURES,
  FINE_WAIT_FIGURES,
  FURTHER_FINE_FIGURES,
  SINGLE_FINE_FIGURES,
  TOTAL_FINE_FIGURES,
} from './law-places.ts';

/** A fine as the documents have it. */
interface FineTerms {
  single: Cents;
  further: Cents;
  /** Days after the first fine before further ones. */
  wait: number;
  /** Most for one violation; 0 where the documents set none. */
  most: Cents;
}

/** The same, cut to what the law allows, with what was cut in sentences. */
export interface FineCaps {
  single: Cents;
  further: Cents;
  wait: number;
  /** Days after the wait in which further fines are added, however many they are. */
  mostDays: number;
  mostTotal: Cents;
  /** The first fine or the further ones stand, and not both. */
  isEither: boolean;
  steps: string[];
}

/** Cuts the terms of a fine to the figures of the law that the table holds for the state. */
export function fineCaps(terms: FineTerms, facts: readonly LawFact[]): FineCaps {
  const steps: string[] = [];
  const dollars = (figure: AppliedFigure | undefined) => figure && figure.value * 100;
  const say = (figure: AppliedFigure | undefined, text: (value: number) => string) => {
    if (figure !== undefined) steps.push(`${sectionOf(figure)}: ${text(figure.value)}.`);
  };
  const singleFigure = figureAt(facts, SINGLE_FINE_FIGURES);
  const furtherFigure = figureAt(facts, FURTHER_FINE_FIGURES);
  const daysFigure = figureAt(facts, FINE_DAYS_FIGURES);
  const totalFigure = figureAt(facts, TOTAL_FINE_FIGURES);
  const waitFigure = figureAt(facts, FINE_WAIT_FIGURES);
  const isEither =
    furtherFigure !== undefined &&
    terms.further > 0 &&
    EITHER_FINE_FACTS.includes(furtherFigure.fact.id);
  say(singleFigure, (value) => `at most ${formatMoney(value * 100)} for a single fine`);
  say(furtherFigure, (value) => `at most ${formatMoney(value * 100)} each time one is added`);
  say(daysFigure, (value) => `for at most ${value} days`);
  say(totalFigure, (value) => `at most ${formatMoney(value * 100)} in total`);
  say(waitFigure, (value) => `further fines only ${value} days after the decision`);
  if (isEither) {
    steps.push(
      'It lets a single fine or daily ones stand, not both, so those that come to more are counted.',
    );
  }
  return {
    single: Math.min(terms.single, dollars(singleFigure) ?? terms.single),
    further: Math.min(terms.further, dollars(furtherFigure) ?? terms.further),
    wait: Math.max(terms.wait, waitFigure?.value ?? 0),
    mostDays: daysFigure?.value ?? Number.POSITIVE_INFINITY,
    mostTotal: Math.min(
      terms.most === 0 ? Number.POSITIVE_INFINITY : terms.most,
      dollars(totalFigure) ?? Number.POSITIVE_INFINITY,
    ),
    isEither,
    steps,
  };
}
