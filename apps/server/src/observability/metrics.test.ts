import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
beforeAll(async () => {
  app = await createTestApp({ environment: { ASK_PER_MINUTE: '2' } });
});
afterAll(() => app.close());

const metrics = (remoteAddress: string, headers = {}) =>
  app.http.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });

test('the operator reads numbers, in which no visitor can write', async () => {
  for (const question of ['What is a quorum?', 'my-secret-words', 'What are dues?']) {
    const payload = { category: 'HOA', question };
    await app.http.inject({ method: 'POST', url: '/api/openai/ask', payload });
  }
  for (const path of ['/api/nothing-1', '/api/nothing-2', '/api/topics/my-secret-words']) {
    await app.http.inject(path);
  }
  const { statusCode, body } = await metrics('127.0.0.1');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/hoa_answers_total\{mode="library",status="\S+"\} \d/);
  expect(body).toContain('hoa_refusals_total{what="ask",code="too-many-requests"} 1');
  expect(body).toContain('hoa_http_requests_total{route="/api/*",method="GET",status="404"} 2');
  expect(body).toContain('hoa_database_up 1');
  expect(body).toContain('hoa_redis_up -1');
  expect(body).not.toMatch(/my-secret-words|nothing-1/);
});

test('nobody else does: neither from outside nor through a proxy', async () => {
  expect((await metrics('203.0.113.9')).statusCode).toBe(404);
  expect((await metrics('::ffff:203.0.113.9')).statusCode).toBe(404);
  expect((await metrics('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  expect((await metrics('10.0.0.7')).statusCode).toBe(200);
});
