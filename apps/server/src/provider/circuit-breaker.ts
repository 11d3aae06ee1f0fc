import type { FailureReason, Provider, ProviderFailure } from './provider.ts';

/** Failures in a row after which the provider is left alone, and for how long. */
const FAILURES_MAX = 4;
const REST_MS = 30_000;

/** What a single question can bring about, and so says nothing about the provider's health. */
const HARMLESS: ReadonlySet<FailureReason> = new Set(['stopped', 'declined', 'empty', 'too-large']);

/**
 * Leaves a provider alone that failed several times in a row, so that not every visitor waits for
 * the same deadline. After a rest one request tries again.
 */
export function withCircuitBreaker(
  provider: Provider,
  { failuresMax = FAILURES_MAX, restMs = REST_MS } = {},
): Provider {
  let failures = 0;
  let restsUntil = 0;

  const isResting = () => {
    if (failures < failuresMax) return false;
    if (performance.now() < restsUntil) return true;
    // This request tries; the others go on resting until it has an outcome.
    restsUntil = performance.now() + restMs;
    return false;
  };

  const note = <Outcome extends { ok: true } | ProviderFailure>(outcome: Outcome): Outcome => {
    if (outcome.ok) failures = 0;
    else if (!HARMLESS.has(outcome.reason)) {
      failures += 1;
      restsUntil = performance.now() + restMs;
    }
    return outcome;
  };

  const resting: ProviderFailure = { ok: false, reason: 'resting' };

  return {
    async *stream(prompt, signal) {
      return isResting() ? resting : note(yield* provider.stream(prompt, signal));
    },
    complete: async (prompt, signal) =>
      isResting() ? resting : note(await provider.complete(prompt, signal)),
  };
}
