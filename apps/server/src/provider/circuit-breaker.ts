import type { FailureReason, Provider, ProviderFailure } from './provider.ts';

/** Failures in a row after which the provider is left alone, and for how long. */
const FAILURES_MAX = 4;
const COOL_DOWN_MS = 30_000;

/** What a single question can bring about, and so says nothing about the provider's health. */
const HARMLESS: ReadonlySet<FailureReason> = new Set(['stopped', 'declined', 'empty', 'too-large']);

/**
 * Leaves a provider alone that failed several times in a row, so that not every visitor waits for
 * the same deadline. After a cool-down one request tries again.
 */
export function withCircuitBreaker(provider: Provider): Provider {
  let failures = 0;
  let openUntil = 0;

  const isOpen = () => {
    if (failures < FAILURES_MAX) return false;
    if (performance.now() < openUntil) return true;
    // This request tries; for the others the circuit stays open until it has an outcome.
    openUntil = performance.now() + COOL_DOWN_MS;
    return false;
  };

  const note = <Outcome extends { ok: true } | ProviderFailure>(outcome: Outcome): Outcome => {
    if (outcome.ok) failures = 0;
    else if (!HARMLESS.has(outcome.reason)) {
      failures += 1;
      openUntil = performance.now() + COOL_DOWN_MS;
    }
    return outcome;
  };

  const circuitOpen: ProviderFailure = { ok: false, reason: 'circuit-open' };

  return {
    async *stream(prompt, signal) {
      return isOpen() ? circuitOpen : note(yield* provider.stream(prompt, signal));
    },
    complete: async (prompt, signal) =>
      isOpen() ? circuitOpen : note(await provider.complete(prompt, signal)),
  };
}
