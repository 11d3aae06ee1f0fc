import type { ScopeEvidence, ScopeWeights } from '@hoa/core/search/scope/scope';
import { fitLogistic } from './fit-logistic.ts';

/** Evidence on a question, and whether it is one for the library. */
export interface ScopeExample {
  evidence: ScopeEvidence;
  isOurs: boolean;
}

/** Fits what tells that a question is one for the library. */
export function fitScope(examples: readonly ScopeExample[]): ScopeWeights {
  return fitLogistic(examples.map(({ evidence, isOurs }) => ({ evidence, holds: isOurs })));
}
