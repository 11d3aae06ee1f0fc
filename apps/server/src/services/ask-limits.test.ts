import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AskApp, startAskApp } from '../testing/ask-app.ts';
import * as fault from '../testing/fake-behaviours.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import { stopClock } from '../testing/stop-clock.ts';

const QUESTION = 'How many directors make a quorum at a board meeting?';

let fake: FakeProvider;
let portal: AskApp;
beforeAll(async () => {
  stopClock();
  fake = await startFakeProvider();
  fake.behave(fault.quotesSections);
  const environment = { ASK_PER_MINUTE: '4', AI_DAILY_LIMIT: '2', TRUST_PROXY: '127.0.0.1' };
  portal = await startAskApp({ fake, environment });
});
afterAll(async () => {
  vi.useRealTimers();
  await portal.close();
  await fake.close();
});

const post = (url: string, payload: object, forwarded: string, remoteAddress = '127.0.0.1') =>
  portal.app.http.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded, origin: 'https://partner.example' },
  });
const ask = (forwarded: string, remoteAddress?: string) =>
  post('/api/openai/ask', { question: QUESTION }, forwarded, remoteAddress);

test('when the calls of the day are used up the library answers and says so', async () => {
  const answers = [];
  for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    answers.push((await ask(visitor)).json());
  }
  expect(answers.map(({ mode }) => mode)).toEqual(['ai', 'ai', 'library']);
  expect(answers[2].notice).toMatch(/used up/);
  expect(fake.calls).toHaveLength(2);
});

test('one question too many is refused with the time to wait, over REST and tRPC', async () => {
  for (let i = 0; i < 4; i++) expect((await ask('192.0.2.9')).statusCode).toBe(200);
  const refused = await ask('192.0.2.9');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(40);
  expect(refused.json().message).toMatch(/4 questions in a minute/);
  // A site that embeds the assistant may read how long to wait.
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': 'https://partner.example',
    'access-control-expose-headers': expect.stringContaining('Retry-After'),
  });

  const typed = await post('/trpc/ask.answer', { question: QUESTION }, '192.0.2.9');
  expect(typed.json().error.data.code).toBe('TOO_MANY_REQUESTS');
  expect([typed.statusCode, typed.headers['retry-after']]).toEqual([429, '40']);
  expect((await ask('192.0.2.10')).statusCode).toBe(200);
});

test('a visitor is one behind a proxy that writes the port of each connection', async () => {
  const statuses = [];
  for (const port of [51, 52, 53, 54, 55])
    statuses.push((await ask(`192.0.2.11:${port}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('an address is believed only from a trusted proxy', async () => {
  for (let i = 0; i < 4; i++) await ask(`198.51.100.${i}`, '203.0.113.50');
  expect((await ask('198.51.100.99', '203.0.113.50')).statusCode).toBe(429);
});

test('a stream that is refused says so before it begins', async () => {
  for (let i = 0; i < 4; i++) await portal.stream(QUESTION);
  await expect(portal.stream(QUESTION)).rejects.toThrow(/4 questions in a minute/);
});

test('a visitor says whether an answer helped', async () => {
  const { answerId } = (await ask('192.0.2.20')).json();
  const give = (input: object) => post('/trpc/ask.feedback', input, '192.0.2.20');
  // Nobody waits until an answer is recorded, so the first word on it may come too early.
  await vi.waitFor(
    async () => {
      const reply = await give({ answerId, helpful: false, reason: 'too-vague' });
      expect(reply.json().result.data).toEqual({ recorded: true });
    },
    { timeout: 20_000, interval: 1_000 },
  );
  const unknown = { answerId: '00000000-0000-4000-8000-000000000000', helpful: true };
  expect((await give(unknown)).statusCode).toBe(404);
  expect((await give({ answerId: 'x', helpful: true })).statusCode).toBe(400);
  expect((await give({ answerId, helpful: false, reason: 'rude words' })).statusCode).toBe(400);
});
