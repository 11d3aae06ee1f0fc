import { setImmediate } from 'node:timers/promises';
import { PortalError } from '@hoa/core/errors';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '../app.ts';
import type { Services } from '../services/services.ts';
import { createTestApp } from '../testing/test-app.ts';

const made = vi.hoisted(() => ({ services: [] as Services[] }));
vi.mock(import('../services/services.ts'), async (original) => {
  const { createServices } = await original();
  return {
    createServices: (deps) => {
      const services = createServices(deps);
      made.services.push(services);
      return services;
    },
  };
});

let app: App;
beforeAll(async () => {
  app = await createTestApp({ pages: true });
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

function services(): Services {
  const [first] = made.services;
  if (first === undefined) throw new Error('No services were made');
  return first;
}

async function get(url: string) {
  await setImmediate();
  const { statusCode, headers, body } = await app.http.inject({ method: 'GET', url });
  return { status: statusCode, cacheControl: headers['cache-control'], headers, body };
}

function fail(error = new Error('The database is away')): never {
  throw error;
}

const SUBJECTS = [
  ['/topic/quorum-requirements', 'Topic Not Found', () => services().topics, 'bySlug'],
  ['/category/board-management', 'Category Not Found', () => services().categories, 'bySlug'],
  ['/guides/fined', 'could not be loaded', () => services().guides, 'bySlug'],
  ['/letters/fine-dispute', 'could not be loaded', () => services().letters, 'bySlug'],
  ['/law/texas', 'could not be loaded', () => services().law, 'state'],
  ['/law/questions/fine-cap', 'could not be loaded', () => services().law, 'question'],
] as const;

test.each(SUBJECTS)(
  '%s answers with a failure while it cannot be fetched, and then comes back',
  async (url, text, serviceOf, method) => {
    const service = serviceOf() as unknown as Record<string, () => unknown>;
    const failing = vi.spyOn(service, method).mockImplementation(() => fail());
    const failed = await get(url);
    expect(failing).toHaveBeenCalled();
    expect(failed).toMatchObject({ status: 500, cacheControl: 'no-cache' });
    expect(failed.headers['x-robots-tag']).toBe('noindex');
    expect(failed.body).toContain(text);
    expect(failed.body).not.toContain('The database is away');
    failing.mockImplementation(() => fail(new PortalError('unavailable', 'Try again later.')));
    expect((await get(url)).status).toBe(503);
    failing.mockRestore();
    expect((await get(url)).status).toBe(200);
  },
);

test('what nobody foresaw stands in the log, and what was refused does not', async () => {
  const logged = vi.spyOn(app.http.log, 'error');
  const error = new Error('The database is away');
  vi.spyOn(services().law, 'state').mockImplementation(() => fail(error));
  await get('/law/ohio');
  expect(logged.mock.calls.map(([entry]) => entry)).toEqual([
    { err: error, procedure: 'law.state' },
  ]);
  logged.mockClear();
  await get('/category/nothing');
  expect(logged).not.toHaveBeenCalled();
});

test('a page that lacks one of its parts is shown, and kept for nobody else', async () => {
  const url = '/topic/reserve-funds';
  const failing = vi.spyOn(services().letters, 'list').mockImplementation(() => fail());
  const part = await get(url);
  expect(part).toMatchObject({ status: 200, cacheControl: 'no-cache' });
  failing.mockRestore();
  const whole = await get(url);
  expect(whole).toMatchObject({ status: 200, cacheControl: 'public, max-age=0, s-maxage=10' });
  expect(whole.body.length).toBeGreaterThan(part.body.length);
});
