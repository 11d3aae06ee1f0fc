import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPRESSION } from './compression.ts';

/** Longer than the pieces need to arrive, shorter than a test may take. */
const PAUSE_MS = 300;

let app: FastifyInstance;

async function* slowPieces() {
  for (const piece of ['first', 'second', 'third']) {
    yield `${JSON.stringify({ piece })}\n`;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

beforeAll(async () => {
  app = Fastify();
  await app.register(compress, COMPRESSION);
  app.get('/pieces', async (_request, reply) =>
    reply.type('application/json').send(Readable.from(slowPieces())),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test.each(['br', 'gzip'])('a stream in %s arrives piece by piece', async (encoding) => {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ host: '127.0.0.1', port, path: '/pieces', headers }, resolve);
  });
  expect(response.headers['content-encoding']).toBe(encoding);
  const plain = response.pipe(encoding === 'br' ? createBrotliDecompress() : createGunzip());
  const arrivals: { at: number; text: string }[] = [];
  for await (const chunk of plain) {
    arrivals.push({ at: performance.now(), text: String(chunk) });
  }
  expect(arrivals.map(({ text }) => JSON.parse(text).piece)).toEqual(['first', 'second', 'third']);
  const times = arrivals.map(({ at }) => at);
  const [one = 0, two = 0, three = 0] = times;
  expect(two - one).toBeGreaterThan(PAUSE_MS / 2);
  expect(three - two).toBeGreaterThan(PAUSE_MS / 2);
});

test('a client that knows neither encoding is sent plain text', async () => {
  const response = await app.inject({ url: '/pieces', headers: { 'accept-encoding': 'zstd' } });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body).toContain('"third"');
});
