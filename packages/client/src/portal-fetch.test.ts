import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FaultyPortal, faultyPortal } from './faulty-portal.fixture.ts';
import { createPortalClient, PortalClientError } from './portal-client.ts';
import { streamFetch } from './portal-fetch.ts';

const portals: FaultyPortal[] = [];
const faulty = async (...args: Parameters<typeof faultyPortal>) => {
  const portal = await faultyPortal(...args);
  portals.push(portal);
  return portal;
};
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(portals.splice(0).map((portal) => portal.close()));
});

const JSON_TYPE = { 'content-type': 'application/json' };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function failure(
  baseUrl: string,
  options: { timeoutMs?: number; signal?: AbortSignal } = {},
) {
  const portal = createPortalClient({ baseUrl, ...options });
  const error = await portal.categories.list.query().then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error instanceof PortalClientError) return error;
  throw new Error(`no PortalClientError: ${String(error)}`);
}

describe('what goes wrong on the way', () => {
  test('a limit of the portal says when to come back', async () => {
    const { baseUrl } = await faulty((_request, response) => {
      const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, path: 'categories.list' };
      response
        .writeHead(429, { ...JSON_TYPE, 'retry-after': '7' })
        .end(JSON.stringify([{ error: { message: 'Please wait.', code: -32029, data } }]));
    });
    expect(await failure(baseUrl)).toMatchObject({
      code: 'too-many-requests',
      status: 429,
      retryAfterSeconds: 7,
      message: 'Please wait.',
    });
  });

  test('a limit in front of the procedures does so too', async () => {
    const { baseUrl } = await faulty((_request, response) => {
      response
        .writeHead(503, { ...JSON_TYPE, 'retry-after': '2' })
        .end('{"message":"We are restarting."}');
    });
    expect(await failure(baseUrl)).toMatchObject({
      code: 'unavailable',
      status: 503,
      retryAfterSeconds: 2,
      message: 'We are restarting.',
    });
  });

  test("a proxy's own error page is no answer of the portal", async () => {
    const { baseUrl } = await faulty((_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    });
    expect(await failure(baseUrl)).toMatchObject({ code: 'bad-response', status: 502 });
  });

  test('an answer that is cut off is no answer either', async () => {
    const { baseUrl } = await faulty((_request, response) => {
      response.writeHead(200, JSON_TYPE).end('[{"result":{"da');
    });
    expect((await failure(baseUrl)).code).toBe('bad-response');
  });

  test('a portal that is not there', async () => {
    const { baseUrl, close } = await faultyPortal(() => {});
    await close();
    expect((await failure(baseUrl)).code).toBe('network');
  });

  test('a portal that never answers, or drips its answer, is given up in time', async () => {
    const silent = await faulty(() => {});
    const dripping = await faulty((_request, response) => {
      response.writeHead(200, JSON_TYPE);
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    for (const { baseUrl } of [silent, dripping]) {
      expect((await failure(baseUrl, { timeoutMs: 150 })).code).toBe('timeout');
    }
  });

  test('the signal of the client ends every call', async () => {
    const { baseUrl } = await faulty(() => {});
    const stop = new AbortController();
    const failed = failure(baseUrl, { signal: stop.signal });
    await wait(50);
    stop.abort();
    expect((await failed).code).toBe('aborted');
  });
});

describe('a streamed answer', () => {
  const rules = { fetch, timeoutMs: 200, signal: undefined };

  test('may take as long as it likes while parts keep coming', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<ServerResponse>();
    const { baseUrl } = await faulty((_request, response) => {
      response.writeHead(200, JSON_TYPE).flushHeaders();
      open(response);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reader = (await streamFetch(rules)(baseUrl)).body?.getReader();
    const portal = await opened;
    for (let part = 0; part < 6; part += 1) {
      portal.write(`{"part":${part}}\n`);
      const { value } = (await reader?.read()) ?? {};
      expect(new TextDecoder().decode(value)).toBe(`{"part":${part}}\n`);
      vi.advanceTimersByTime(rules.timeoutMs - 1);
    }
    portal.end();
    expect((await reader?.read())?.done).toBe(true);
  });

  test('that falls silent is given up', async () => {
    const { baseUrl } = await faulty((_request, response) => {
      response.writeHead(200, JSON_TYPE);
      response.write('{"part":0}\n');
    });
    const response = await streamFetch(rules)(baseUrl);
    const error = await response.text().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'TimeoutError' });
  });

  test('is ended by the signal of its call, at the portal too', async () => {
    let isGone = false;
    const { baseUrl } = await faulty((request, response) => {
      response.writeHead(200, JSON_TYPE);
      response.write('{"part":0}\n');
      request.on('close', () => {
        isGone = true;
      });
    });
    const stop = new AbortController();
    const response = await streamFetch(rules)(baseUrl, { signal: stop.signal });
    const text = response.text().catch((caught: unknown) => caught);
    stop.abort();
    expect(await text).toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(isGone).toBe(true), { timeout: 60_000 });
  });
});
