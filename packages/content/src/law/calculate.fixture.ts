import { CALCULATORS } from '@hoa/core/calculators/all-calculators';
import type { Calculation } from '@hoa/core/schemas/calculation';
import { lawTable, readLaw } from './law-files.ts';

export const { facts: FACTS } = lawTable(readLaw());

/** A result with the rules of its state, as services give them. */
export function calculate(slug: string, texts: Record<string, string>, known = FACTS): Calculation {
  const calculator = CALCULATORS.find((one) => one.slug === slug);
  const law = known.filter(
    ({ state, question }) => state === texts.state && calculator?.questions.includes(question),
  );
  const outcome = calculator?.run(texts, law);
  if (outcome === undefined || 'problems' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation;
}

/** The value of one of the figures of a result. */
export const figure = ({ figures }: Calculation, label: string) =>
  figures.find((one) => one.label === label)?.value;
