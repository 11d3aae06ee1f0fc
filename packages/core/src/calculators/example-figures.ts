import type { Calculator, Texts } from './calculator.ts';

/** What is chosen from a list is no figure: a state is chosen first, and the figures are still nobody's. */
const CHOSEN: ReadonlySet<string> = new Set(['state', 'choice']);

/**
 * Whether every figure is still the one that the calculator begins with, so that its result is an
 * example and nobody's own.
 */
export function isExample({ fields }: Pick<Calculator, 'fields'>, texts: Texts): boolean {
  return Object.entries(fields).every(
    ([name, { kind, start }]) => CHOSEN.has(kind) || (texts[name] ?? start) === start,
  );
}
