import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { inlineHashes } from './web-build.ts';

let app: App;
beforeAll(async () => {
  app = await createTestApp({ pages: true });
});
afterAll(() => app.close());

/** Lets the event loop turn first, as between visitors: requests without a pause are a flood. */
async function get(url: string) {
  await setImmediate();
  return app.http.inject({ method: 'GET', url });
}

test.each([
  ['/', 200, 'HOA Education Portal', 'Comprehensive HOA Knowledge'],
  [
    '/category/board-management',
    200,
    'Board Management | HOA Education Portal',
    'Topics in Board Management',
  ],
  [
    '/topic/quorum-requirements',
    200,
    'Quorum Requirements | HOA Education Portal',
    'data-part="in-short"',
  ],
  ['/category/nothing', 404, 'Category Not Found | HOA Education Portal', 'Category Not Found'],
  ['/topic/Not_A_Slug', 404, 'Topic Not Found | HOA Education Portal', 'Topic Not Found'],
  ['/nowhere/at/all', 404, 'Page Not Found | HOA Education Portal', 'Page Not Found'],
])('%s answers %i with its title and text', async (url, status, title, text) => {
  const response = await get(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain(`<title>${title}</title>`);
  expect(response.body).toContain(text);
});

test('a synthesized topic is shown with its note and kept out of search engines', async () => {
  const response = await get('/topic/pool-heater-noise-war');
  expect(response.statusCode).toBe(200);
  expect(response.headers['x-robots-tag']).toBe('noindex');
  expect(response.body).toContain('Pool Heater Noise War');
  expect(response.body).toMatch(/no article (?:about|on) /);
  expect((await get('/topic/quorum-requirements')).headers['x-robots-tag']).toBeUndefined();
});

test('nothing that a path says becomes markup', async () => {
  const { body } = await get(
    '/topic/%3Cscript%3Ealert(1)%3C%2Fscript%3E?x=</script><script>alert(2)',
  );
  expect(body).not.toContain('<script>alert');
});

test('a page may run only its own scripts, and be framed by whom the operator allows', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('frame-ancestors');
});

test.each(['/', '/category/board-management', '/topic/quorum-requirements', '/topic/unknown-one'])(
  '%s holds nothing inline that its policy does not name',
  async (url) => {
    const { body, headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    const { scripts, styles } = inlineHashes(body);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
    expect(scripts).toHaveLength(1);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  },
);

test('the home page sends none of its lists, a topic page its article', async () => {
  const keysOf = (body: string) => {
    const [, state = ''] = /id="portal-state">(.*?)<\/script>/s.exec(body) ?? [];
    const { queries } = JSON.parse(state) as { queries: { queryKey: unknown[] }[] };
    return queries.map(({ queryKey }) => [queryKey[0]].flat().join('.'));
  };
  expect(keysOf((await get('/')).body).toSorted()).toEqual(['answer-mode', 'featured']);
  expect(keysOf((await get('/topic/quorum-requirements')).body)).toContain('topics.bySlug');
});

test('built files are cached for good, pages are checked again', async () => {
  const { body } = await get('/');
  const found = body.matchAll(/"(\/assets\/[^" ]+\.(?:js|css))"/g);
  const names = [...new Set(Array.from(found, ([, name]) => name ?? ''))];
  expect(names).toHaveLength(3);
  for (const name of names) {
    const asset = await get(name);
    expect(asset.statusCode, name).toBe(200);
    expect(asset.headers['cache-control']).toContain('immutable');
  }
});
