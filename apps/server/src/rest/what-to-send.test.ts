import { refusalSchema } from '@hoa/core/schemas/refusal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

/** A refusal names what would have been taken, so that the next call can be right. */
let app: App;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function refusalOf(url: string, payload?: object) {
  const response = await app.http.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...refusalSchema.parse(response.json()) };
}

test.each([
  ['/api/letters/no-such-thing', 'letter', 'hearing-request'],
  ['/api/guides/no-such-thing', 'guide', 'see-records'],
  ['/api/law/questions/no-such-thing', 'question of the law', 'fine-cap'],
])('%s is not found, and what there is comes with it', async (url, what, known) => {
  const { status, message } = await refusalOf(url);
  expect(status).toBe(404);
  const [first = '', list = ''] = message.split(' There are: ');
  expect(first).toBe(`There is no ${what} "no-such-thing".`);
  expect(list.replace(/\.$/, '').split(', ')).toContain(known);
});

test('an answer that a question does not have is refused with those that it has', async () => {
  const answers = { state: 'VA', community: 'condo' };
  const message = 'Please send one of: planned-community, condominium, cooperative, unsure.';
  expect(await refusalOf('/api/guides/fined', { answers })).toEqual({
    status: 400,
    code: 'bad-request',
    message: `answers.community: ${message}`,
    fields: [{ field: 'answers.community', message }],
  });
  const { fields } = await refusalOf('/api/guides/fined', { answers: { state: 'Texas' } });
  expect(fields?.[0]?.message).toMatch(/^Please send one of: AL, AK, .*, WY\.$/);
});

test('an answer to a question that the guide does not ask is named', async () => {
  const answers = { stat: 'VA', zebra: '1' };
  const { status, fields } = await refusalOf('/api/guides/fined', { answers });
  expect(status).toBe(400);
  expect(fields).toEqual([
    { field: 'answers.stat', message: 'There is no such field.' },
    { field: 'answers.zebra', message: 'There is no such field.' },
  ]);
});

test('a choice of a calculator is refused with what to send, not with what its page shows', async () => {
  const query = new URLSearchParams({ cost: '480000', due: '2027-03-01', split: 'By share' });
  const { fields } = await refusalOf(`/api/tools/special-assessment?${query}`);
  expect(fields?.find(({ field }) => field === 'split')?.message).toMatch(
    /^Please choose one of: equal \(Equal: .*\); share \(By share: .*\)\.$/,
  );
});

test('what a query says more than once is wanted once', async () => {
  const { fields } = await refusalOf('/api/law/facts?state=VA&state=TX&topic=a&topic=b');
  expect(fields).toEqual([
    { field: 'state', message: 'Please send this once.' },
    { field: 'topic', message: 'Please send this once.' },
  ]);
});

test.each([
  ...['0x5', '1e1', '5.0', '', '-1', '1e99'].map((limit) => [limit, 'a whole number from 1 to 20']),
  ['0', 'at least 1'],
  ['21', 'at most 20'],
  ['9'.repeat(30), 'at most 20'],
])('a query has numbers as plain digits within their bounds: not %j', async (limit, wanted) => {
  const refusal = await refusalOf(`/api/questions?q=quorum&limit=${limit}`);
  const message = `Please send ${wanted}.`;
  expect(refusal).toEqual({
    status: 400,
    code: 'bad-request',
    message: `limit: ${message}`,
    fields: [{ field: 'limit', message }],
  });
});

test('what is missing is said to be missing, whatever it would have been', async () => {
  const message = 'This is needed, and was not sent.';
  for (const [refusal, field] of [
    [await refusalOf('/api/related-topics/1'), 'currentTopicId'],
    [await refusalOf('/api/feedback', { helpful: true }), 'answerId'],
  ] as const) {
    expect(refusal).toMatchObject({
      message: `${field}: ${message}`,
      fields: [{ field, message }],
    });
  }
});

test.each(['"__proto__":{"x":1}', '"constructor":{"prototype":{"x":1}}', '"\\u005f_proto__":1'])(
  'a key that names a prototype is left unread as any unknown one: %s',
  async (key) => {
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/direct-db-title',
      headers: { 'content-type': 'application/json' },
      payload: `{"slug":"reserve-funds",${key}}`,
    });
    expect([response.statusCode, response.json()]).toEqual([200, { title: 'Reserve Funds' }]);
  },
);
