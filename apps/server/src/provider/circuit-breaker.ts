import type { FailureReason, Provider, ProviderFailure, StreamOutcome } from './provider.ts';

/** Failures in a row after which the provider is left alone, and for how long. */
const FAILURES_MAX = 4;
const COOL_DOWN_MS = 30_000;

/** What a single question can bring about; a provider has to be well to say so. */
const ANSWERED: ReadonlySet<FailureReason> = new Set(['declined', 'empty', 'too-large']);

const STOPPED: ProviderFailure = { ok: false, reason: 'stopped' };
const CIRCUIT_OPEN: ProviderFailure = { ok: false, reason: 'circuit-open' };

/**
 * Leaves a provider alone that failed several times in a row, so that not every visitor waits for
 * the same deadline. After a cool-down one request tries again.
 */
export function withCircuitBreaker(provider: Provider): Provider {
  let failures = 0;
  let openUntil = 0;

  const isBroken = () => failures >= FAILURES_MAX;
  const isOpen = () => isBroken() && performance.now() < openUntil;

  const begin = () => {
    const isTrying = isBroken();
    // For the others the circuit stays open until this request has an outcome.
    if (isTrying) openUntil = performance.now() + COOL_DOWN_MS;
    return (outcome: { ok: true } | ProviderFailure) => {
      if (outcome.ok || ANSWERED.has(outcome.reason)) failures = 0;
      else if (outcome.reason === 'stopped') {
        // A visitor who left says nothing, even in the middle of a text: the next one may try.
        if (isTrying) openUntil = 0;
      } else {
        failures += 1;
        openUntil = performance.now() + COOL_DOWN_MS;
      }
    };
  };

  return {
    async *stream(prompt, signal) {
      if (isOpen()) return CIRCUIT_OPEN;
      const end = begin();
      // Who reads no further ends it here, without an outcome.
      let outcome: StreamOutcome = STOPPED;
      try {
        outcome = yield* provider.stream(prompt, signal);
        return outcome;
      } finally {
        end(outcome);
      }
    },
    async complete(prompt, signal) {
      if (isOpen()) return CIRCUIT_OPEN;
      const end = begin();
      const outcome = await provider.complete(prompt, signal);
      end(outcome);
      return outcome;
    },
    isResting: isOpen,
  };
}
