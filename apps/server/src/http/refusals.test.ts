import { refusalSchema } from '@hoa/core/schemas/refusal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
let address: string;
beforeAll(async () => {
  app = await createTestApp({ pages: true });
  address = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test.each([
  ['/api/openapi.json', 'POST', 'GET, HEAD'],
  ['/api/docs', 'PUT', 'GET, HEAD'],
  ['/api/docs.css', 'DELETE', 'GET, HEAD'],
  ['/api/health', 'LOCK', 'GET, HEAD'],
  ['/topic/reserve-funds', 'LOCK', 'GET, HEAD'],
  ['/trpc/categories.list', 'PUT', 'GET, HEAD'],
  ['/trpc/categories.list', 'POST', 'GET, HEAD'],
  ['/trpc/categories.list', 'LOCK', 'GET, HEAD'],
  ['/trpc/categories.list,search.query?batch=1', 'POST', 'GET, HEAD'],
  ['/trpc/ask.answer', 'GET', 'POST'],
  ['/trpc/ask.answer', 'HEAD', 'POST'],
  ['/trpc/ask.answer/', 'DELETE', 'POST'],
  ['/trpc/ask.answer', 'LOCK', 'POST'],
  ['/mcp', 'GET', 'POST'],
  ['/mcp', 'LOCK', 'POST'],
])('%s does not answer %s, and says what it answers', async (path, method, methods) => {
  const response = await fetch(address + path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, methods]);
});

test.each(['/api', '/api/', '/api?a=1', '/api/nothing', '/trpc', '/trpc/a/b'])(
  '%s is nothing, for programs as for browsers, whatever the method',
  async (path) => {
    for (const method of ['GET', 'POST', 'LOCK']) {
      const response = await fetch(address + path, { method, redirect: 'manual' });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 404, null]);
      expect(refusalSchema.parse(await response.json()).message).toBe(
        'There is nothing at this path. See /api/openapi.json.',
      );
    }
  },
);
