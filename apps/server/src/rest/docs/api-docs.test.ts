import { ownSite } from '@hoa/core/site';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { SHARED } from '../../cache/cache-control.ts';
import { CachePlugin } from '../../cache/cache-plugin.ts';
import { ResponseCache } from '../../cache/response-cache.ts';
import { libraryFixture } from '../../library/library.fixture.ts';
import { LibraryStore } from '../../library/library-store.ts';
import { keepApiDocs } from './api-docs.ts';

test('the document, the page and its styles are served under a policy without scripts', async () => {
  const responses = new ResponseCache(new LibraryStore(libraryFixture()));
  const app = Fastify();
  new CachePlugin(responses, { always: [], perRequest: () => [] }).register(app);
  keepApiDocs(responses, ownSite('https://portal.test'));
  const types = {
    '/api/openapi.json': 'application/json',
    '/api/docs': 'text/html',
    '/api/docs.css': 'text/css',
  };
  for (const [url, type] of Object.entries(types)) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['content-type']], url).toEqual([200, `${type}; charset=utf-8`]);
    // A new version of the portal is described as soon as it is there.
    expect(headers['cache-control']).toBe(SHARED);
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  }
  const { openapi, servers } = (await app.inject('/api/openapi.json')).json();
  expect([openapi, servers]).toEqual(['3.1.0', [{ url: 'https://portal.test' }]]);
});
