import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
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
  app.get('/works', async () => {
    const end = performance.now() + 15;
    while (performance.now() < end);
    return 'done';
  });
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
  expect((await read('/api/health')).status).toBe(200);
  finish();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await read('/waits')).status).toBe(200);
  expect(load).toEqual({ waiting: 0, shed: 1 });
});

test('a client that leaves is waited for no longer', async () => {
  const controller = new AbortController();
  const left = read('/waits', { signal: controller.signal }).catch(() => {});
  await vi.waitFor(() => expect(load.waiting).toBe(1), PATIENCE);
  controller.abort();
  await left;
  await vi.waitFor(() => expect(load.waiting).toBe(0), PATIENCE);
});

test('a burst that keeps the process busy is cut short', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const request = (more = '') => `GET /works HTTP/1.1\r\nhost: portal\r\n${more}\r\n`;
  socket.write(request().repeat(7) + request('connection: close\r\n'));
  const answers = await text(socket);
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toHaveLength(8);
  expect(statuses.slice(0, 2)).toEqual(['200', '200']);
  expect(statuses.slice(3)).toEqual(['503', '503', '503', '503', '503']);
});
