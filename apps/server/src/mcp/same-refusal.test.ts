import type { Refusal } from '@hoa/core/errors';
import { refusalSchema } from '@hoa/core/schemas/refusal';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../testing/test-app.ts';

/** One refusal over each way in: what programs read is the same. */
const app = await createTestApp({ environment: { ASK_PER_MINUTE: '3' } });
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
const agent = new Client({ name: 'test', version: '1' });
beforeAll(() => agent.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`))));
afterAll(async () => {
  await agent.close();
  await app.close();
});

const post = (path: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const rest = async (path: string, body?: object): Promise<Refusal> => {
  const response = await (body ? post(path, body) : fetch(address + path));
  return refusalSchema.parse(await response.json());
};
const wireSchema = z.object({ error: z.object({ data: z.object({ refusal: refusalSchema }) }) });
const trpc = async (name: string, input: object, isQuery = false) => {
  const query = `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const call = isQuery ? fetch(`${address}/trpc/${name}${query}`) : post(`/trpc/${name}`, input);
  const { error } = wireSchema.parse(await (await call).json());
  return error.data.refusal;
};
const mcp = async (name: string, given: Record<string, unknown>) => {
  const { isError, content, _meta: meta } = await agent.callTool({ name, arguments: given });
  expect(isError).toBe(true);
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return { text, refusal: meta?.['hoa-education-portal/refusal'] };
};

test('an input that does not fit names every field at fault', async () => {
  const wrong = { question: ' ', state: 'Atlantis' };
  const refusal = await rest('/api/openai/ask', wrong);
  expect(refusal).toMatchObject({ message: 'Please enter your question', code: 'bad-request' });
  expect(refusal.fields?.map(({ field }) => field)).toEqual(['question', 'state']);
  expect(await trpc('ask.answer', wrong)).toEqual(refusal);

  const empty = await rest('/api/tools/quorum-and-votes');
  expect(empty.fields?.length).toBeGreaterThan(1);
  const tool = await mcp('calculate_quorum_and_votes', {});
  expect(tool.refusal).toEqual(empty);
  const lines = empty.fields?.map(({ field, message }) => `${field}: ${message}`);
  expect(tool.text.split('\n')).toEqual(lines);
});

test('more calls at once than a batch may hold are refused', async () => {
  const calls = Array.from({ length: 11 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/list',
  }));
  expect(await rest('/mcp', calls)).toMatchObject({
    message: 'A batch holds 10 calls at most.',
    code: 'bad-request',
  });
});

test('a field that is missing, unknown or no state is named in plain words', async () => {
  const letter = { slug: 'hearing-request', values: { sendrName: 'Ann' }, state: 'tx' };
  expect((await trpc('letters.fill', letter)).fields).toEqual([
    { field: 'state', message: expect.stringMatching(/two capital letters, such as TX;/) },
    { field: 'values.sendrName', message: 'There is no such field.' },
  ]);
  expect((await trpc('letters.fill', { slug: 'hearing-request' })).message).toBe(
    'values: This is needed, and was not sent.',
  );
  const votes = 'quorum=25%25&present=28&inFavor=20&against=8';
  const missing = await rest(`/api/tools/quorum-and-votes?${votes}`);
  expect(missing.message).toMatch(/^homes: Please enter/);
  expect(missing.fields).toEqual([
    { field: 'homes', message: expect.stringMatching(/^Please enter a whole number/) },
  ]);
  const unknown = await rest(`/api/tools/quorum-and-votes?${votes}&homes=9&proxys=2`);
  expect(unknown.fields?.map(({ field }) => field)).toEqual(['proxys']);
});

test('what is not there is not found', async () => {
  const refusal = { message: 'The glossary has no term "zebra".', code: 'not-found' };
  expect(await rest('/api/glossary/zebra')).toEqual(refusal);
  expect(await trpc('glossary.define', { term: 'zebra' }, true)).toEqual(refusal);
  expect(await mcp('define_term', { term: 'zebra' })).toEqual({ text: refusal.message, refusal });
});

test('a limit says the seconds', async () => {
  const question = { question: 'What is a quorum?' };
  // Before each, as a slow machine may come into the next minute.
  const useUp = async () => {
    while ((await post('/api/openai/ask', question)).status === 200);
  };
  await useUp();
  const limit = {
    code: 'too-many-requests',
    message: expect.stringMatching(/in \d+ seconds/),
    retryAfterSeconds: expect.any(Number),
  };
  expect(await rest('/api/openai/ask', question)).toEqual(limit);
  await useUp();
  expect(await trpc('ask.answer', question)).toEqual(limit);
  await useUp();
  expect((await mcp('ask_with_citations', question)).refusal).toEqual(limit);
});
