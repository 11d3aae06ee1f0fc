import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import {
  anyJson,
  anyText,
  HOSTILE_BODIES,
  HOSTILE_TEXTS,
  HOSTILE_TYPES,
} from '../testing/hostile-values.fixture.ts';
import { createTestApp } from '../testing/test-app.ts';
import { appRouter } from '../trpc/app-router.ts';

/** Of work: how long it takes on the clock depends on what else the machine does. */
const CPU_LIMIT_MS = 2_000;
const RUNS = 25;
const LEAKED =
  /\bat .+:\d+:\d+|node_modules|\bselect\b.+\bfrom\b|insert into|postgres|kysely|ZodError/i;

interface Operation {
  parameters?: Array<{ name: string; in: string }>;
}

let app: App;
let operations: Array<{ method: 'GET' | 'POST'; path: string; parameters: string[] }>;

beforeAll(async () => {
  app = await createTestApp({ environment: { ASK_PER_MINUTE: '10000' } });
  // The first question waits for the index, which is no work of its own.
  await app.http.inject({
    method: 'POST',
    url: '/api/openai/ask',
    payload: { question: 'a quorum' },
  });
  const { paths } = (await app.http.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      path,
      parameters: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  );
});
afterAll(() => app.close());

/** Whether a request costs more work than it may; who is done in time cannot have done more. */
async function isTooMuchWork(request: InjectOptions, elapsedMs: number): Promise<boolean> {
  if (elapsedMs < CPU_LIMIT_MS) return false;
  const before = process.cpuUsage();
  await app.http.inject(request);
  return process.cpuUsage(before).user / 1_000 > CPU_LIMIT_MS;
}

/** Sends a request and checks what every answer to a stranger must be. */
async function send(request: InjectOptions) {
  const sentAt = performance.now();
  const response = await app.http.inject(request);
  const elapsedMs = performance.now() - sentAt;
  const what = `${request.method} ${String(request.url).slice(0, 120)} -> ${response.statusCode}`;
  expect(response.statusCode, what).toBeLessThan(500);
  expect(await isTooMuchWork(request, elapsedMs), what).toBe(false);
  if (response.statusCode >= 400) {
    expect(response.headers['content-type'], what).toMatch(/^application\/(?:json|jsonl)/);
    expect(response.body.length, what).toBeLessThan(4_000);
    expect(response.body, what).not.toMatch(LEAKED);
  }
  return response;
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** What a URL may hold that is no proper encoding. */
const RAW = ['%', '%zz', '%ff%fe', '%00', '%c0%80', '%ed%a0%80', '..%2f', '%2e%2e/', ';', '|', '^'];

describe('every REST path answers a stranger with a short 4xx, never a 5xx', () => {
  test('whatever stands in the path and the query', async () => {
    for (const { method, path, parameters } of operations) {
      if (method !== 'GET') continue;
      const url = (text: string) =>
        `${path.replaceAll(/\{\w+\}/g, text)}?${parameters.map((name) => `${name}=${text}`).join('&')}`;
      for (const raw of RAW) await send({ method, url: url(raw) });
      for (const text of HOSTILE_TEXTS) await send({ method, url: url(encode(text)) });
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          await send({ method, url: url(encode(text)) });
        }),
        { numRuns: RUNS },
      );
      for (const twice of parameters) await send({ method, url: `${path}?${twice}=1&${twice}=2` });
    }
  });

  test('whatever JSON comes in the body', async () => {
    for (const { method, path } of operations) {
      if (method !== 'POST') continue;
      await fc.assert(
        fc.asyncProperty(anyJson, anyJson, async (value, other) => {
          const fields = { question: value, slug: value, topic: value, answerId: value };
          const more = { conversationId: other, category: other, helpful: other, reason: other };
          await send({ method, url: path, payload: { ...fields, ...more } });
          await send({ method, url: path, payload: JSON.stringify(value), headers: JSON_TYPE });
        }),
        { numRuns: RUNS },
      );
    }
  });

  test.each(HOSTILE_BODIES)('a body that is %s', async (_name, payload) => {
    for (const { method, path } of operations) {
      if (method === 'POST') await send({ method, url: path, payload, headers: JSON_TYPE });
    }
  });

  test.each(HOSTILE_TYPES)('the content type %j', async (type) => {
    const payload = Buffer.from('{"question":"What is a quorum?","slug":"a","topic":"Quorum"}');
    for (const { method, path } of operations) {
      if (method === 'POST') {
        await send({ method, url: path, payload, headers: { 'content-type': type } });
      }
    }
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'the method %s where it does nothing: 405 with what does',
    async (method) => {
      for (const path of new Set(operations.map((operation) => operation.path))) {
        const methods = operations.filter((one) => one.path === path).map((one) => one.method);
        if (methods.some((one) => one === method)) continue;
        const url = path.replaceAll(/\{\w+\}/g, 'a');
        const response = await send({ method, url });
        expect(response.statusCode, url).toBe(405);
        for (const allowed of methods) expect(response.headers.allow).toContain(allowed);
      }
    },
  );
});

const JSON_TYPE = { 'content-type': 'application/json' };

describe('every procedure answers a stranger with a short 4xx, never a 5xx', () => {
  const procedures = Object.keys(appRouter._def.procedures);

  test.each(procedures)('%s', async (name) => {
    const url = `/trpc/${name}`;
    const tooMany = `/trpc/${Array(11).fill(name).join(',')}?batch=1`;
    expect(await send({ method: 'GET', url: tooMany })).toHaveProperty('statusCode', 400);
    await send({ method: 'POST', url: tooMany, payload: '{}', headers: JSON_TYPE });
    for (const raw of [...RAW, ...HOSTILE_TEXTS.map(encode)]) {
      await send({ method: 'GET', url: `${url}?input=${raw}` });
      await send({ method: 'GET', url: `${url}?batch=1&input=${raw}` });
      for (const name of ['trpc-accept', 'accept']) {
        const headers = { [name]: 'application/jsonl' };
        await send({ method: 'GET', url: `${url}?input=${raw}`, headers });
      }
      await send({ method: 'GET', url: `/trpc/${raw}?input=${raw}` });
    }
    for (const [, payload] of HOSTILE_BODIES) {
      await send({ method: 'POST', url, payload, headers: JSON_TYPE });
      await send({ method: 'POST', url: `${url}?batch=1`, payload, headers: JSON_TYPE });
    }
    for (const type of HOSTILE_TYPES) {
      await send({
        method: 'POST',
        url,
        payload: Buffer.from('{}'),
        headers: { 'content-type': type },
      });
    }
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) await send({ method, url });
    await fc.assert(
      fc.asyncProperty(anyJson, async (value) => {
        const input = { slug: value, q: value, question: value, topic: value, categoryId: value };
        for (const one of [input, value]) {
          const text = JSON.stringify(one);
          await send({ method: 'GET', url: `${url}?input=${encode(text)}` });
          await send({ method: 'POST', url, payload: text, headers: JSON_TYPE });
        }
      }),
      { numRuns: RUNS },
    );
  });
});

test('no request has left a mark on the prototypes of the process', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
