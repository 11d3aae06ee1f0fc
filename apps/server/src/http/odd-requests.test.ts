import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refusalSchema } from '@hoa/core/schemas/refusal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
let address: string;
beforeAll(async () => {
  app = await createTestApp({ pages: true });
  address = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

describe('an address that cannot be decoded', () => {
  test.each([
    ['/api/topics/50%', 400],
    ['/api/topics/%ff', 400],
    ['/api/glossary/100%', 404],
    ['/api/%zz', 404],
    ['/trpc/%zz', 404],
  ])('%s is refused as any other', async (path, status) => {
    const response = await fetch(address + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    const { message } = refusalSchema.parse(await response.json());
    expect(message).not.toMatch(/url component|FST_/);
  });

  test('leads to the page that says that there is none', async () => {
    const response = await fetch(`${address}/topics/100%`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await response.text()).toContain('Page Not Found');
  });
});

describe('an address that is too long', () => {
  test('for what it names is refused by its schema', async () => {
    const response = await fetch(`${address}/api/topics/${'a'.repeat(9_000)}`);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(/at most 100 characters/) }),
    ]);
  });

  test('for a request is refused in plain words, as JSON to a program', async () => {
    for (const path of ['/api/search?q=', '/trpc/search.query?input=']) {
      const response = await fetch(`${address}${path}${'a'.repeat(200_000)}`);
      expect(response.status).toBe(431);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(refusalSchema.parse(await response.json())).toEqual({
        message: 'The address of this request, or its headers, are too long. Send at most 16 KB.',
        code: 'too-large',
      });
    }
  });

  test('and as a page to a browser', async () => {
    const response = await fetch(`${address}/?q=${'a'.repeat(20_000)}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      431,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('<p>The address of this request');
  });
});

/** All that comes back over a connection on which nothing but this was sent. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return text(socket);
}

test('an address with letters that no address has is told how to write them', async () => {
  const answer = await answerTo('GET /api/search?q=café HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]+"[^"]*percent-encoded[^"]*%C3%A9/);
});

test('what is no request is told so', async () => {
  expect(await answerTo('Hello?\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]+"The request could not be read\."/,
  );
});

describe('a request that HTTP itself does not allow', () => {
  const NO_HOST = 'GET /api/categories HTTP/1.1\r\n\r\n';
  const ODD_WISH = 'POST /api/openai/ask HTTP/1.1\r\nhost: a\r\nexpect: rubbish\r\n\r\n';

  test.each([
    ['without a host', NO_HOST, '400 Bad Request', 'Host header'],
    ['with a wish that is not known', ODD_WISH, '417 Expectation Failed', 'Expect header'],
  ])('%s is refused in plain words, with the headers of every response', async (...given) => {
    const [, sent, status, words] = given;
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
    expect(head).toContain('x-content-type-options: nosniff\r\n');
    expect(head).toContain('strict-transport-security: max-age=');
    expect(head).toContain('cache-control: no-store\r\n');
    expect(refusalSchema.parse(JSON.parse(body)).message).toContain(words);
  });

  test('is refused as a page to a browser', async () => {
    const answer = await answerTo('GET / HTTP/1.1\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]+<p>[^<]*Host header/);
  });

  test('but one of an older HTTP needs no host', async () => {
    expect(await answerTo('GET /api/categories HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('what says nothing of how long it may be kept is kept by nobody', async () => {
  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const responses = [
    await fetch(`${address}/api/health`),
    await fetch(`${address}/api/ready`),
    await fetch(`${address}/api/search?q=quorum`),
    await fetch(`${address}/trpc/search.query?input=${encodeURIComponent('{"q":"quorum"}')}`),
    await fetch(`${address}/api/nothing`),
    await post('/api/openai/ask', { question: 'What is a quorum?' }),
    await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  ];
  for (const { url, headers } of responses) {
    expect(headers.get('cache-control'), url).toBe('no-store');
  }
  const moved = await fetch(`${address}/topic/reserve-funds/`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('cache-control')]).toEqual([308, null]);
});

test('another site may read the feeds and tables, and ask for the next by their version', async () => {
  const origin = 'https://partner.example';
  for (const path of ['/feed.atom', '/law/feed.atom', '/law/questions/fine-cap.csv']) {
    const { status, headers } = await fetch(address + path, { headers: { origin } });
    expect([status, headers.get('access-control-allow-origin')], path).toEqual([200, origin]);
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
    const etag = headers.get('etag') ?? '';
    const asked = {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    };
    const before = await fetch(address + path, { method: 'OPTIONS', headers: asked });
    expect(before.headers.get('access-control-allow-headers')).toContain('if-none-match');
    const again = await fetch(address + path, { headers: { origin, 'if-none-match': etag } });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, origin]);
    expect(again.headers.get('vary')?.toLowerCase()).toContain('origin');
  }
});
