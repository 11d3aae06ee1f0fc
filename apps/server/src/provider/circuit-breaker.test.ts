import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cutsOff, drips, hangs, nullContent, refuses, says } from '../testing/fake-behaviours.ts';
import { type Behaviour, type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { createOpenAiProvider } from './openai-provider.ts';
import type { Provider } from './provider.ts';

const PATIENT = { idleMs: 60_000, deadlineMs: 60_000 };
const PROMPT = { system: 'rules', user: 'data', maxTokens: 100, deadlineMs: 20_000 };
const COOLED_DOWN_MS = 30_001;
const goesOn = () => new AbortController().signal;

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function newProvider(): Provider {
  const settings = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' };
  return withCircuitBreaker(createOpenAiProvider(settings, PATIENT));
}

async function ask(provider: Provider, signal = goesOn()): Promise<string> {
  const pieces = provider.stream(PROMPT, signal);
  let step = await pieces.next();
  while (!step.done) step = await pieces.next();
  return step.value.ok ? 'ok' : step.value.reason;
}

async function askTimes(provider: Provider, times: number): Promise<string[]> {
  const outcomes = [];
  for (let asked = 0; asked < times; asked += 1) outcomes.push(await ask(provider));
  return outcomes;
}

/** A provider that is left alone, and is now to be tried. */
async function untried(): Promise<Provider> {
  fake.behave(refuses(401));
  const provider = newProvider();
  expect((await askTimes(provider, 5)).at(-1)).toBe('circuit-open');
  vi.advanceTimersByTime(COOLED_DOWN_MS);
  return provider;
}

test('a provider that fails again and again is left alone for a while, then tried once', async () => {
  fake.behave(refuses(401));
  const provider = newProvider();
  expect(await askTimes(provider, 6)).toEqual([
    ...['rejected', 'rejected', 'rejected', 'rejected'],
    ...['circuit-open', 'circuit-open'],
  ]);
  vi.advanceTimersByTime(COOLED_DOWN_MS);
  expect(await askTimes(provider, 2)).toEqual(['rejected', 'circuit-open']);
  vi.advanceTimersByTime(COOLED_DOWN_MS);
  fake.behave(says('Back. [1]'));
  expect(await askTimes(provider, 2)).toEqual(['ok', 'ok']);
});

test('one that begins each text and ends none is left alone too', async () => {
  fake.behave(cutsOff);
  const outcomes = await askTimes(newProvider(), 5);
  expect(outcomes).toEqual([...Array(4).fill('cut-off'), 'circuit-open']);
});

test.each<[string, Behaviour]>([
  ['declined', refuses(422)],
  ['empty', nullContent],
])(
  'one that is tried again and answers, if only %s, is asked as before',
  async (reason, answers) => {
    const provider = await untried();
    fake.behave(answers);
    expect(await ask(provider)).toBe(reason);
    fake.behave(refuses(401));
    expect(await askTimes(provider, 4)).toEqual(Array(4).fill('rejected'));
  },
);

test('whoever tries it and leaves hands the turn to the next', async () => {
  const provider = await untried();
  fake.behave(drips(['One. ', 'Two. '], 10, hangs));
  for await (const _ of provider.stream(PROMPT, goesOn())) break;
  fake.behave(hangs);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  expect(await ask(provider, stop.signal)).toBe('stopped');
  expect(await provider.complete(PROMPT, AbortSignal.abort())).toMatchObject({ reason: 'stopped' });
  fake.behave(says('Back. [1]'));
  expect(await askTimes(provider, 2)).toEqual(['ok', 'ok']);
});

test('while one visitor tries it, the others do not wait', async () => {
  const provider = await untried();
  fake.behave(drips(['One. ', 'Two. '], 10, hangs));
  const trying = provider.stream(PROMPT, goesOn());
  await trying.next();
  expect(await ask(provider)).toBe('circuit-open');
  await trying.return({ ok: false, reason: 'stopped' });
});
