import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FaultyPortal, faultyPortal } from './faulty-portal.fixture.ts';
import { createPortalClient } from './portal-client.ts';
import { PortalClientError, type PortalClientErrorDetails } from './portal-client-error.ts';
import { waitBefore } from './retry-unheard.ts';

const error = (details: PortalClientErrorDetails) => new PortalClientError('No.', details);
const query = { type: 'query' } as const;
const mutation = { type: 'mutation' } as const;

describe('whether a call is made again', () => {
  test('what reads is, after whatever may pass, with a longer wait each time', () => {
    for (const code of ['timeout', 'network', 'unavailable'] as const) {
      expect([0, 1, 2].map((attempt) => waitBefore(attempt, query, error({ code })))).toEqual([
        250, 500, 1_000,
      ]);
    }
    expect(waitBefore(0, query, error({ code: 'bad-response', status: 502 }))).toBe(250);
    for (const code of ['bad-request', 'not-found', 'aborted', 'internal'] as const) {
      expect(waitBefore(0, query, error({ code })), code).toBeNull();
    }
  });

  test('what asks or writes is only where the portal refused it unheard', () => {
    const refused = { code: 'unavailable', status: 503, retryAfterSeconds: 2 } as const;
    expect(waitBefore(0, mutation, error(refused))).toBe(2_000);
    for (const code of ['timeout', 'network', 'bad-response', 'unavailable', 'internal'] as const) {
      expect(waitBefore(0, mutation, error({ code })), code).toBeNull();
    }
  });

  test('a wait that a visitor would not sit through is left to the caller', () => {
    const later = { code: 'too-many-requests', retryAfterSeconds: 42 } as const;
    expect(waitBefore(0, query, error(later))).toBeNull();
    expect(waitBefore(0, mutation, error(later))).toBeNull();
  });
});

describe('against a portal that fails', () => {
  const portals: FaultyPortal[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(portals.splice(0).map((portal) => portal.close()));
  });
  const JSON_TYPE = { 'content-type': 'application/json' };
  const BUSY = '{"message":"Busy.","code":"unavailable","retryAfterSeconds":1}';
  const failing = async (answers: readonly string[]) => {
    let asked = 0;
    const portal = await faultyPortal((_request, response) => {
      const answer = answers[asked] ?? '';
      asked += 1;
      if (answer === 'hang up') response.destroy();
      else if (answer !== 'busy') response.writeHead(200, JSON_TYPE).end(answer);
      else response.writeHead(503, { ...JSON_TYPE, 'retry-after': '1' }).end(BUSY);
    });
    portals.push(portal);
    return portal;
  };
  const LIST = '[{"result":{"data":[]}}]';
  const code = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (caught: unknown) => (caught instanceof PortalClientError ? caught.code : String(caught)),
    );

  test('a list that was cut off is read again', async () => {
    const { baseUrl, urls } = await failing(['hang up', LIST]);
    const portal = createPortalClient({ baseUrl, retries: 1 });
    expect(await portal.categories.list.query()).toEqual([]);
    expect(urls).toHaveLength(2);
  });

  test('a question whose answer was cut off is never asked twice', async () => {
    const { baseUrl, urls } = await failing(['hang up', LIST]);
    const portal = createPortalClient({ baseUrl, retries: 3 });
    expect(await code(portal.ask.answer.mutate({ question: 'What?' }))).toBe('network');
    expect(await code(portal.ask.stream.mutate({ question: 'What?' }))).toBe('network');
    expect(urls).toHaveLength(2);
  });

  test('a question that a busy portal refused unheard is, once it may be', async () => {
    const { baseUrl, urls } = await failing(['busy', LIST]);
    const portal = createPortalClient({ baseUrl, retries: 1 });
    expect(await portal.ask.answer.mutate({ question: 'What?' })).toEqual([]);
    expect(urls).toHaveLength(2);
  });

  test('an abort ends the wait for another try', async () => {
    const { baseUrl, urls } = await failing(['busy', LIST]);
    const stop = new AbortController();
    const portal = createPortalClient({ baseUrl, retries: 1 });
    const call = code(portal.categories.list.query(undefined, { signal: stop.signal }));
    await vi.waitFor(() => expect(urls).toHaveLength(1));
    stop.abort();
    expect(await call).toBe('aborted');
    expect(urls).toHaveLength(1);
  });
});
