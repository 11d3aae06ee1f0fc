import { refusalSchema } from '@hoa/core/schemas/refusal';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { App } from '../app.ts';
import { stopClock } from '../testing/stop-clock.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
beforeAll(async () => {
  app = await createTestApp({ environment: { ASK_PER_MINUTE: '1' } });
});
afterAll(() => app.close());
beforeEach(stopClock);
afterEach(() => {
  vi.useRealTimers();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const QUESTION = '{"question":"What is a lien?"}';

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers: { ...JSON_TYPE, ...headers } });

test('a stream that nobody could read is refused, and uses up no question', async () => {
  const message =
    'This answer is a stream. Add batch=1 and the header "trpc-accept: application/jsonl".';
  for (const url of [
    '/trpc/ask.stream',
    '/trpc/ask.stream?batch=1',
    '/trpc/ask.stream,ask.answer?batch=1',
  ]) {
    const refused = await post(url, url.includes('batch') ? `{"0":${QUESTION}}` : QUESTION);
    expect([refused.statusCode, refused.json()]).toEqual([400, { message, code: 'bad-request' }]);
  }
  const lone = await post('/trpc/ask.stream', QUESTION, { 'trpc-accept': 'application/jsonl' });
  expect([lone.statusCode, lone.json().code]).toEqual([400, 'bad-request']);
  expect((await post('/trpc/ask.answer', QUESTION)).statusCode).toBe(200);
  expect((await post('/trpc/ask.answer', QUESTION)).statusCode).toBe(429);
});

const wireSchema = z.object({
  error: z.object({ message: z.string(), data: z.object({ refusal: refusalSchema }) }),
});

const UNREADABLE = 'The request could not be read. Send valid JSON.';
const NO_OBJECT = 'The inputs of a batch are an object, each under the number of its call.';

test.each([
  ['half an input', '/trpc/search.query?input={bad', 400, UNREADABLE],
  ['half an input for a query without one', '/trpc/categories.list?input={bad', 400, UNREADABLE],
  ['parameters that are no JSON', '/trpc/search.query?connectionParams={x', 400, UNREADABLE],
  ['inputs that are no object', '/trpc/search.query?batch=1&input=7', 400, NO_OBJECT],
  ['a name that is none', '/trpc/nope.nope', 404, 'There is no such procedure.'],
])('%s is refused in words for a visitor', async (_what, url, status, message) => {
  const response = await app.http.inject(encodeURI(url));
  expect(response.statusCode).toBe(status);
  const [body] = [response.json()].flat();
  const { error } = wireSchema.parse(body);
  expect([error.message, error.data.refusal.message]).toEqual([message, message]);
});

test.each(['', '{bad'])('so is a body of %j', async (payload) => {
  const response = await post('/trpc/ask.answer', payload);
  expect(response.statusCode).toBe(400);
  expect(wireSchema.parse(response.json()).error.data.refusal.message).toBe(UNREADABLE);
});

test('a batch of calls that are made in different ways is refused', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const url = '/trpc/categories.list,ask.answer?batch=1';
    const response = await app.http.inject({ method, url, headers: JSON_TYPE, payload: '{}' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: 'A batch holds queries or mutations, not both.', code: 'bad-request' },
    ]);
  }
});
