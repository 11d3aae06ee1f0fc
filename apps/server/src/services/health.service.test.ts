import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { libraryFixture } from '../library/library.fixture.ts';
import { LibraryStore } from '../library/library-store.ts';
import { observeProvider } from '../observability/observe.ts';
import { withCircuitBreaker } from '../provider/circuit-breaker.ts';
import type { CompletionOutcome, Provider } from '../provider/provider.ts';
import { createHealthService } from './health.service.ts';

const PROMPT = { system: 'rules', user: 'data', maxTokens: 100, deadlineMs: 20_000 };
const { signal } = new AbortController();
const COOLED_DOWN_MS = 30_001;
const FAILS = { ok: false, reason: 'failing' } as const;

/** A provider that has an error until a test says otherwise. */
class PlayedProvider implements Provider {
  outcome: CompletionOutcome = FAILS;
  complete = async () => this.outcome;

  async *stream() {
    yield 'Boards';
    return FAILS;
  }
}

const UNCOUNTED = {
  tokens: { inc: () => {} },
  providerCalls: { inc: () => {} },
  providerSeconds: { startTimer: () => () => 0 },
} as unknown as Parameters<typeof observeProvider>[1];

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function modeWith(provider: Provider | null) {
  const { ready } = createHealthService({
    library: new LibraryStore(libraryFixture()),
    provider,
    databaseState: () => ({ status: 'up' }),
  });
  return () => ready().answerMode;
}

test('the library answers where there is no provider, and a provider where there is one', () => {
  expect(modeWith(null)()).toBe('library');
  expect(modeWith(new PlayedProvider())()).toBe('ai');
});

test('while a provider that failed is left alone, the library answers', async () => {
  const played = new PlayedProvider();
  const provider = observeProvider(withCircuitBreaker(played), UNCOUNTED, () => {});
  const mode = modeWith(provider);
  const askTimes = async (times: number) => {
    for (let asked = 0; asked < times; asked += 1) await provider.complete(PROMPT, signal);
  };
  await askTimes(3);
  expect(mode()).toBe('ai');
  await askTimes(1);
  expect(mode()).toBe('library');
  vi.advanceTimersByTime(COOLED_DOWN_MS);
  // The next question tries it; to ask what the portal can do does not.
  expect([mode(), mode()]).toEqual(['ai', 'ai']);
  await askTimes(1);
  expect(mode()).toBe('library');
  vi.advanceTimersByTime(COOLED_DOWN_MS);
  played.outcome = { ok: true, cut: false, text: 'Back.' };
  await askTimes(1);
  expect(mode()).toBe('ai');
});
