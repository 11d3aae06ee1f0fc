import type { Cents } from './cents.ts';
import { HUNDRED_PERCENT } from './hundredths.ts';

/** A quotient of whole numbers, rounded; none of them may be negative, the divisor not zero. */
function divided(dividend: bigint, divisor: bigint, rounding: 'nearest' | 'up' | 'down'): number {
  const whole = dividend / divisor;
  const rest = dividend % divisor;
  const isUp = rounding === 'up' ? rest > 0n : rounding === 'nearest' && rest * 2n >= divisor;
  return Number(isUp ? whole + 1n : whole);
}

/**
 * amount × numerator ÷ denominator, exactly, then rounded to a whole number (half goes up).
 * All are whole numbers from 0 up; the denominator is not 0.
 */
export function timesRatio(
  amount: number,
  numerator: number,
  denominator: number,
  rounding: 'nearest' | 'up' | 'down' = 'nearest',
): number {
  return divided(BigInt(amount) * BigInt(numerator), BigInt(denominator), rounding);
}

/** A percentage of an amount, in hundredths of a percent: 1,250 is 12.50 percent. */
export function percentOf(cents: Cents, hundredths: number): Cents {
  return timesRatio(cents, hundredths, HUNDRED_PERCENT);
}

/**
 * Splits an amount by weights into whole cents that add up to it: each gets its share rounded
 * down, and the cents that remain go to the largest remainders, the first of equals first
 * (the largest remainder method, also Hamilton's method of apportionment).
 *
 * @param weights whole numbers from 0 up, not all 0
 * @returns cents in the order of the weights
 */
export function splitByLargestRemainder(total: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, cents: Number(product / all), remainder: product % all };
  });
  const left = total - shares.reduce((sum, { cents }) => sum + cents, 0);
  const ordered = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const share of ordered.slice(0, left)) share.cents += 1;
  return shares.map(({ cents }) => cents);
}
