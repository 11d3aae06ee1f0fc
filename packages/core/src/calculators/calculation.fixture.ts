import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import type { Calculator } from './calculator.ts';

/** Cases of each property. */
export const RUNS = { numRuns: 1_000 };

/** Cents as a form has them. */
export const dollars = (cents: number) => (cents / 100).toFixed(2);

/** A ratio rounded half up, with integers of any length. */
export function rounded(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The value of one of the figures of a result. */
export const figure = ({ figures }: Calculation, label: string) =>
  figures.find((one) => one.label === label)?.value;

/** A result of what is right; anything wrong is the test's own mistake. */
export function run(
  calculator: Calculator,
  texts: Record<string, string | number>,
  law: readonly LawFact[] = [],
): Calculation {
  const sent = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, String(value)]),
  );
  const outcome = calculator.run(sent, law);
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems));
  return outcome.calculation;
}
