import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPRESSION } from './build-http-server.ts';

const PIECES = ['first', 'second', 'third'];
const WORDS = 'quorum '.repeat(1_000);

let app: FastifyInstance;
/** Told by the client when a piece has arrived. */
let onArrival: () => void;

/** Each piece waits until the client has read the one before it. */
async function* slowPieces() {
  for (const piece of PIECES) {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    onArrival = resolve;
    yield `${JSON.stringify({ piece })}\n`;
    await arrived;
  }
}

beforeAll(async () => {
  app = Fastify();
  await app.register(compress, COMPRESSION);
  app.get('/pieces', async (_request, reply) =>
    reply.type('application/json').send(Readable.from(slowPieces())),
  );
  app.get('/words', async () => ({ words: WORDS }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test.each(['br', 'gzip'])('a stream in %s arrives while it is made', async (encoding) => {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ host: '127.0.0.1', port, path: '/pieces', headers }, resolve);
  });
  expect(response.headers['content-encoding']).toBe(encoding);
  const plain = response.pipe(encoding === 'br' ? createBrotliDecompress() : createGunzip());
  const arrivals: string[] = [];
  for await (const chunk of plain) {
    arrivals.push(JSON.parse(String(chunk)).piece);
    onArrival();
  }
  expect(arrivals).toEqual(PIECES);
});

test('a client that knows neither encoding is sent plain text', async () => {
  const response = await app.inject({ url: '/words', headers: { 'accept-encoding': 'zstd' } });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.json()).toEqual({ words: WORDS });
});
