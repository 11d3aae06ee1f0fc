import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Load, registerLoadShedding } from './load-shedding.ts';

const PATIENCE = { timeout: 60_000 };

let app: ReturnType<typeof Fastify>;
let load: Load;
let port: number;
let finish: () => void;

beforeEach(async () => {
  app = Fastify();
  load = registerLoadShedding(app, {
    limits: { waiting: 3, burst: 2, burstMs: 20 },
    headersOf: ({ headers }) => ['x-told-to', String(headers['x-visitor'])],
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  finish = () => resolve('done');
  app.get('/waits', () => promise);
  app.get('/api/health', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

const read = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

test('more waiting requests than the limit are refused at once, and none afterwards', async () => {
  const waiting = [1, 2, 3].map(() => read('/waits'));
  await vi.waitFor(() => expect(load.waiting).toBe(3), PATIENCE);
  const refused = await read('/waits', { headers: { 'x-visitor': 'Jane' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('x-told-to')).toBe('Jane');
  const program = await read('/mcp?session=1');
  expect([program.status, program.headers.get('content-type')]).toEqual([
    503,
    'application/json; charset=utf-8',
  ]);
  expect((await read('/api/health')).status).toBe(200);
  finish();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await read('/waits')).status).toBe(200);
  expect(load).toEqual({ waiting: 0, shed: 2 });
});

test('a client that leaves is waited for no longer', async () => {
  const controller = new AbortController();
  const left = read('/waits', { signal: controller.signal }).catch(() => {});
  await vi.waitFor(() => expect(load.waiting).toBe(1), PATIENCE);
  controller.abort();
  await left;
  await vi.waitFor(() => expect(load.waiting).toBe(0), PATIENCE);
});
