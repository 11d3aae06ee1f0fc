import type { ScopeExample } from './fit-scope.ts';
import type { LeftOutAlias } from './left-out-aliases.ts';

/** One left-out alias in so many takes part in the fit, beside the questions told at length. */
const TAKE_EVERY = 4;

/** Short questions for the fit, so that a bare topic is not taken for something else. */
export function aliasExamples(aliases: readonly LeftOutAlias[]): ScopeExample[] {
  return aliases
    .filter((_, place) => place % TAKE_EVERY === 0)
    .map(({ alias, index }) => ({ evidence: index.retrieve(alias).evidence, isOurs: true }));
}
