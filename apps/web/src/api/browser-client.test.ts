import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchOrFail, httpFailure } from './browser-client';

describe('the text of a failed request', () => {
  test('is the status code, a colon and the body', () => {
    expect(httpFailure(500, 'Internal Server Error', 'out of order').message).toBe(
      '500: out of order',
    );
  });

  test('falls back to the status text when the body is empty', () => {
    expect(httpFailure(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });
});

describe('fetching for the typed client', () => {
  const server = createServer((request, response) => {
    if (request.url === '/json') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{}}');
    } else if (request.url === '/proxy') response.writeHead(503, 'Service Unavailable').end();
    else response.end('fine');
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  test('hands on what succeeded, and refusals of our own server', async () => {
    expect((await fetchOrFail(`${origin}/`, {})).status).toBe(200);
    expect((await fetchOrFail(`${origin}/json`, {})).status).toBe(404);
  });

  test('fails with a readable text when something between broke', async () => {
    await expect(fetchOrFail(`${origin}/proxy`, {})).rejects.toThrow('503: Service Unavailable');
  });
});
