import { Counter, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { FailureReason, Prompt, Provider } from '../provider/provider.ts';
import { observeProvider } from './observe.ts';

const PROMPT: Prompt = {
  system: 's'.repeat(40),
  user: 'u'.repeat(40),
  maxTokens: 9,
  deadlineMs: 9,
};

/** Writes three pieces of eight characters, and ends well. */
const threePieces: Provider = {
  async *stream() {
    for (let count = 0; count < 3; count += 1) yield 'eight ch';
    return { ok: true, cut: false };
  },
  complete: async () => ({ ok: false, reason: 'busy' }),
};

function observed(observing: Provider = threePieces) {
  const register = new Registry();
  const failures: FailureReason[] = [];
  const count = (name: string, label: 'direction' | 'outcome') =>
    new Counter({ name, help: name, labelNames: [label], registers: [register] });
  const metrics = {
    tokens: count('tokens', 'direction'),
    providerCalls: count('calls', 'outcome'),
    providerSeconds: new Histogram({ name: 'seconds', help: 'seconds', registers: [register] }),
  };
  return {
    provider: observeProvider(observing, metrics, (reason) => failures.push(reason)),
    failures,
    numbers: async () => (await register.metrics()).match(/^(?:tokens|calls|seconds_count).*/gm),
  };
}

const signal = new AbortController().signal;

test('a call is counted with its end, its time and its tokens', async () => {
  const { provider, numbers } = observed();
  const pieces = await Array.fromAsync(provider.stream(PROMPT, signal));
  expect(pieces).toHaveLength(3);
  await provider.complete(PROMPT, signal);
  expect(await numbers()).toEqual([
    'tokens{direction="received"} 6',
    'tokens{direction="sent"} 40',
    'calls{outcome="ok"} 1',
    'calls{outcome="busy"} 1',
    'seconds_count 2',
  ]);
});

test('a call that a caller leaves in the middle is counted, too', async () => {
  const { provider, numbers } = observed();
  for await (const piece of provider.stream(PROMPT, signal)) if (piece !== '') break;
  expect(await numbers()).toEqual([
    'tokens{direction="received"} 2',
    'tokens{direction="sent"} 20',
    'calls{outcome="stopped"} 1',
    'seconds_count 1',
  ]);
});

test('an operator is told why there is no text, unless a visitor left or nothing was asked', async () => {
  const told: FailureReason[] = [];
  for (const reason of ['rejected', 'declined', 'stopped', 'circuit-open'] as const) {
    const { provider, failures } = observed({
      // biome-ignore lint/correctness/useYield: it fails before its first piece.
      async *stream() {
        return { ok: false, reason };
      },
      complete: async () => ({ ok: false, reason }),
    });
    await Array.fromAsync(provider.stream(PROMPT, signal));
    await provider.complete(PROMPT, signal);
    told.push(...failures);
  }
  expect(told).toEqual(['rejected', 'rejected', 'declined', 'declined']);
});
