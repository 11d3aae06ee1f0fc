import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { createServer } from '../http/create-server.ts';
import { crossOriginHeaders } from '../http/cross-origin.ts';
import { earlyRefusals } from '../http/early-refusal.ts';
import { libraryFixture } from '../library/library.fixture.ts';
import { LibraryStore } from '../library/library-store.ts';
import { CachePlugin } from './cache-plugin.ts';
import { jsonResponse } from './json-response.ts';
import { ResponseCache } from './response-cache.ts';
import { acceptedEncoding } from './send-response.ts';

const JSON_TEXT = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Quorum' })));

let app: FastifyInstance;
let responses: ResponseCache;
let onRoute: Mock<() => void>;

beforeEach(async () => {
  responses = new ResponseCache(new LibraryStore(libraryFixture()));
  const cache = new CachePlugin(responses, {
    always: ['strict-transport-security', 'max-age=1'],
    perRequest: crossOriginHeaders(['https://partner.example']),
  });
  app = Fastify({
    return503OnClosing: false,
    serverFactory: (route) =>
      createServer(route, (...call) => cache.answer(...call), earlyRefusals([])),
  });
  cache.register(app);
  onRoute = vi.fn();
  app.addHook('onRequest', async () => void onRoute());
  app.get('/api/things', (request, reply) =>
    cache.send(request, reply, { url: '/api/things' }, async () => jsonResponse(JSON_TEXT)),
  );
  app.get('/trpc/things', (request, reply) =>
    cache.send(request, reply, { url: '/trpc/things' }, async () => jsonResponse('[]')),
  );
  app.post('/api/things', async () => 'posted');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request over a real socket, nothing added and nothing decoded. */
function send(headers: Record<string, string> = {}, method = 'GET', path = '/api/things') {
  const { port } = app.server.address() as AddressInfo;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      }),
    );
  });
  request.on('error', reject).end();
  return promise;
}

test('the second visitor is answered before any hook or route runs, with the same bytes', async () => {
  const first = await send();
  expect(onRoute).toHaveBeenCalledTimes(1);
  const second = await send();
  expect(onRoute).toHaveBeenCalledTimes(1);
  expect(second.body.equals(first.body)).toBe(true);
  const { date: _, ...headers } = first.headers;
  expect(second.headers).toMatchObject(headers);
  expect(first.body.toString()).toBe(JSON_TEXT);
});

test('an injected request is answered from memory alike', async () => {
  const { body: first } = await app.inject('/api/things');
  const { body: second, headers } = await app.inject('/api/things?t=1&r=2');
  expect(second).toBe(first);
  expect(headers.etag).toBeDefined();
  expect(onRoute).toHaveBeenCalledTimes(1);
});

test('each client gets the encoding it accepts, first and later', async () => {
  const br = await send({ 'accept-encoding': 'gzip, br' });
  const gzip = await send({ 'accept-encoding': 'gzip' });
  const again = await send({ 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(JSON_TEXT);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(JSON_TEXT);
  expect(brotliDecompressSync(again.body).toString()).toBe(JSON_TEXT);
  expect(br.headers.vary).toContain('accept-encoding');
});

test('who holds the response in any form is told so, in few words', async () => {
  const plain = await send();
  const br = await send({ 'accept-encoding': 'br' });
  for (const held of [plain.headers.etag, br.headers.etag, `W/${br.headers.etag}`, '*']) {
    const { status, headers, body } = await send({
      'if-none-match': String(held),
      'accept-encoding': 'br',
    });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(Object.keys(headers).sort()).toEqual(['cache-control', 'date', 'etag', 'vary']);
  }
  expect((await send({ 'if-none-match': '"another"' })).status).toBe(200);
});

test('HEAD says what GET would, without the body', async () => {
  const { headers } = await send({ 'accept-encoding': 'gzip' });
  const head = await send({ 'accept-encoding': 'gzip' }, 'HEAD');
  expect(head.headers['strict-transport-security']).toBe('max-age=1');
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(headers['content-length']);
  expect(head.headers.etag).toBe(headers.etag);
});

test('other methods, and clients that want a stream, take their usual way', async () => {
  await send();
  expect((await send({}, 'POST')).body.toString()).toBe('posted');
  await send({}, 'GET', '/trpc/things');
  await send({ 'trpc-accept': 'application/jsonl' }, 'GET', '/trpc/things');
  await send({ accept: 'application/jsonl' }, 'GET', '/trpc/things');
  await send({}, 'GET', '/trpc/things');
  expect(onRoute).toHaveBeenCalledTimes(5);
});

test('what a client that wants a stream is not given counts as no hit', async () => {
  await send({}, 'GET', '/trpc/things');
  const { hits } = responses.stats;
  await app.inject({ url: '/trpc/things', headers: { 'trpc-accept': 'application/jsonl' } });
  await send({}, 'GET', '/trpc/things');
  expect(responses.stats.hits - hits).toBe(1);
});

test('a site that may frame us may read the API, another one may not', async () => {
  for (const _ of ['made', 'kept']) {
    const partner = await send({ origin: 'https://partner.example' });
    expect(partner.headers['access-control-allow-origin']).toBe('https://partner.example');
    const stranger = await send({ origin: 'https://stranger.example' });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    expect(stranger.headers.vary).toContain('origin');
  }
});

test('while it stops, what is in memory is still answered, and the connection then closes', async () => {
  await send();
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  await new Promise<void>((resolve) => {
    socket.write('GET /api/things HTTP/1.1\r\nHost: portal.test\r\n', () => resolve());
  });
  // The server has read the half of a request when it answers another one after it.
  await send();
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write('\r\n');
  const answer = await received;
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(answer).toContain('\r\nConnection: close\r\n');
  await closed;
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=1.0, br;q=1.0', 'br'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0, br', 'br'],
  ['identity;q=0', 'identity'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('a client that sends %j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
