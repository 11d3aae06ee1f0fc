import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AskApp, startAskApp } from '../testing/ask-app.ts';
import * as fault from '../testing/fake-behaviours.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';

const QUESTION = 'How many directors make a quorum at a board meeting?';
/** Failures after which a provider is left alone, and how long. */
const FAILURES = 4;
const COOLED_DOWN_MS = 30_001;
/** Calls that the day has after those. */
const CALLS_LEFT = 2;

let fake: FakeProvider;
let portal: AskApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  fake = await startFakeProvider();
  const environment = { AI_DAILY_LIMIT: String(FAILURES + CALLS_LEFT) };
  portal = await startAskApp({ fake, environment, hasCircuitBreaker: true });
});
afterAll(async () => {
  vi.useRealTimers();
  await portal.close();
  await fake.close();
});

async function calls(): Promise<string[]> {
  const { body } = await portal.app.http.inject('/metrics');
  return body.match(/^hoa_provider_(?:calls_total|call_duration_seconds_count).*/gm) ?? [];
}

test('a provider that is left alone costs nothing of the day’s calls, and none is counted', async () => {
  fake.behave(fault.refuses(404));
  const notices = [];
  for (let asked = 0; asked < FAILURES + CALLS_LEFT + 2; asked += 1) {
    notices.push((await portal.ask(QUESTION)).body.notice);
  }
  expect(notices.slice(FAILURES)).toEqual(
    Array(CALLS_LEFT + 2).fill(expect.stringContaining('having problems')),
  );
  await portal.generate('Parking and zebra crossings of homeowners associations');
  expect(fake.calls).toHaveLength(FAILURES);
  expect(await calls()).toEqual([
    `hoa_provider_calls_total{outcome="rejected"} ${FAILURES}`,
    `hoa_provider_call_duration_seconds_count ${FAILURES}`,
  ]);

  fake.behave(fault.quotesSections);
  vi.advanceTimersByTime(COOLED_DOWN_MS);
  const modes = [];
  for (let asked = 0; asked < CALLS_LEFT + 1; asked += 1) {
    modes.push((await portal.ask(QUESTION)).body.mode);
  }
  expect(modes).toEqual([...Array(CALLS_LEFT).fill('ai'), 'library']);
});
