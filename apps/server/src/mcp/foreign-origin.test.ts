import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const open = await createTestApp();
const closed = await createTestApp({
  environment: { EMBED_ORIGINS: 'https://a.example,https://*.wild.example' },
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

const list = ({ http }: typeof open, origin?: string) =>
  http.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      ...(origin === undefined ? {} : { origin }),
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

test.each(['https://a.example', 'https://x.wild.example', 'https://portal.test', undefined])(
  'a page of %s may call the tools',
  async (origin) => {
    const response = await list(closed, origin);
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('"tools"')]);
  },
);

test.each(['https://evil.example', 'http://portal.test', 'null'])(
  'a page of %s is refused in words that an agent reads',
  async (origin) => {
    const response = await list(closed, origin);
    expect(response.statusCode).toBe(403);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_000, message: expect.stringContaining('EMBED_ORIGINS') },
    });
  },
);

test('where anybody may embed the portal, any page may call them', async () => {
  expect((await list(open, 'https://evil.example')).statusCode).toBe(200);
});
