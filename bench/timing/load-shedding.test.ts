import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerLoadShedding } from '../../apps/server/src/http/load-shedding.ts';

/** Milliseconds of work for each request, against a burst of at most 20. */
const WORK_MS = 15;

test('a burst that keeps the process busy is cut short', async () => {
  const app = Fastify();
  registerLoadShedding(app, {
    limits: { waiting: 3, burst: 2, burstMs: 20 },
    headersOf: () => [],
  });
  app.get('/works', async () => {
    const end = performance.now() + WORK_MS;
    while (performance.now() < end);
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const request = (more = '') => `GET /works HTTP/1.1\r\nhost: portal\r\n${more}\r\n`;
  socket.write(request().repeat(7) + request('connection: close\r\n'));
  const answers = await text(socket);
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toHaveLength(8);
  expect(statuses.slice(0, 2)).toEqual(['200', '200']);
  expect(statuses.slice(3)).toEqual(['503', '503', '503', '503', '503']);
  await app.close();
});
