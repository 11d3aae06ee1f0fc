import type { Cents } from '../money/cents.ts';
import { timesRatio } from '../money/ratio.ts';

/** One payment of a loan or an installment plan, in cents. */
export interface Installment {
  number: number;
  payment: Cents;
  interest: Cents;
  principal: Cents;
  /** Still owed after it. */
  owed: Cents;
}

/** Months in a year times hundredths of a percent: what a yearly rate is divided by. */
const MONTHLY = 120_000;

/** Rounds up to the cent, past what floating numbers add: who rounds down collects too little. */
const ceilCents = (amount: number) => Math.ceil(amount - 1e-6);

/**
 * The level monthly payment of an ordinary annuity: P × r ÷ (1 − (1 + r)⁻ⁿ), with r a twelfth of
 * the yearly rate, rounded up to the cent; P ÷ n without interest.
 *
 * @param rate a year, in hundredths of a percent
 */
export function levelPayment(principal: Cents, rate: number, months: number): Cents {
  if (rate === 0) return timesRatio(principal, 1, months, 'up');
  const monthly = rate / MONTHLY;
  return ceilCents((principal * monthly) / (1 - (1 + monthly) ** -months));
}

/**
 * Payment by payment what is interest, rounded to the nearest cent, and what is principal; the
 * last payment takes up what rounding left.
 */
export function installments(principal: Cents, rate: number, months: number): Installment[] {
  const level = levelPayment(principal, rate, months);
  const rows: Installment[] = [];
  let owed = principal;
  for (let number = 1; number <= months && owed > 0; number += 1) {
    const interest = timesRatio(owed, rate, MONTHLY);
    const payment = number === months ? owed + interest : Math.min(level, owed + interest);
    owed -= payment - interest;
    rows.push({ number, payment, interest, principal: payment - interest, owed });
  }
  return rows;
}
