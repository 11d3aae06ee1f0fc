import { ASSESSMENT_INCREASE } from './assessment-increase.ts';
import { BUDGET_PER_HOME } from './budget-per-home.ts';
import type { Calculator } from './calculator.ts';
import { FINE_ACCRUAL } from './fine-accrual.ts';
import { LATE_FEES } from './late-fees.ts';
import { NOTICE_DATES } from './notice-dates.ts';
import { QUORUM_AND_VOTES } from './quorum-and-votes.ts';
import { RESERVE_FUNDING } from './reserve-funding.ts';
import { SPECIAL_ASSESSMENT } from './special-assessment.ts';

/** Every calculator, in the order in which pages show them. */
export const CALCULATORS: readonly Calculator[] = [
  NOTICE_DATES,
  QUORUM_AND_VOTES,
  FINE_ACCRUAL,
  LATE_FEES,
  ASSESSMENT_INCREASE,
  SPECIAL_ASSESSMENT,
  BUDGET_PER_HOME,
  RESERVE_FUNDING,
];

/** The calculator of an address: 'notice-dates'. */
export function calculatorBySlug(slug: string): Calculator | undefined {
  return CALCULATORS.find((calculator) => calculator.slug === slug);
}
