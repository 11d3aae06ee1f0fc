import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerIdleClosing } from './create-server.ts';

let app: FastifyInstance;
let finish: () => void;
let asked: number;

beforeEach(async () => {
  // No timeout of its own ends a connection here.
  app = Fastify({ return503OnClosing: false, keepAliveTimeout: 0 });
  registerIdleClosing(app);
  const { promise, resolve } = Promise.withResolvers<string>();
  finish = () => resolve('finished');
  asked = 0;
  app.get('/waits', () => {
    asked += 1;
    return promise;
  });
  app.get('/', async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
});

async function open(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: portal\r\n\r\n`;

test('while it stops, only connections with something under way are waited for', async () => {
  const [unused, used, busy] = await Promise.all([open(), open(), open()]);
  used.write(request('/'));
  await once(used, 'data');
  const answer = text(busy);
  busy.write(request('/waits'));
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 60_000 });

  const closed = app.close();
  await Promise.all([once(unused.resume(), 'close'), once(used.resume(), 'close')]);
  expect(busy.closed).toBe(false);
  finish();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]+finished$/);
  await closed;
});

test('a server that never listened closes as well', async () => {
  const silent = Fastify();
  registerIdleClosing(silent);
  await silent.ready();
  await silent.close();
  await app.close();
});
