import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '../app.ts';
import { stopClock } from '../testing/stop-clock.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
beforeAll(async () => {
  stopClock();
  app = await createTestApp({ environment: { ASK_PER_MINUTE: '2' } });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

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

/** Metrics of ours: what Node says of itself is one line of the guide. */
const OURS = /^hoa_(?!process_|nodejs_)/;

test('the guide for operators lists every metric with its labels, and no other', async () => {
  await app.http.inject({ method: 'POST', url: '/api/openai/ask', payload: { question: 'Dues?' } });
  const { body } = await metrics('127.0.0.1');
  const exposed = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const guide = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const table = /^## Numbers$(.+?)^## /ms.exec(guide)?.[1] ?? '';
  const rows = [...table.matchAll(/^\| (`hoa_.+?) \| (.*?) ?\| /gm)];
  const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const listed = rows.flatMap(([, names]) => codes(names));
  expect(listed.filter((name) => OURS.test(name)).sort()).toEqual(
    exposed.filter((name) => OURS.test(name)).sort(),
  );
  const labelsOf = new Map(
    rows.flatMap(([, names, labels]) => codes(names).map((name) => [name, codes(labels)])),
  );
  const labelled = [...body.matchAll(/^(\w+?)(?:_bucket|_sum|_count)?\{(.+)\} /gm)];
  const samples = labelled.filter(([, name = '']) => OURS.test(name));
  expect(samples.length).toBeGreaterThan(0);
  for (const [, name = '', labels = ''] of samples) {
    const used = [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label);
    expect(labelsOf.get(name), name).toEqual(used.filter((label) => label !== 'le'));
  }
});

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
const SAMPLE =
  /^(?<series>[a-z_]\w*(?:\{[a-z]\w*="[^"\n]*"(?:,[a-z]\w*="[^"\n]*")*\})?) (?<value>-?[\d.e+-]+|Nan)$/i;

test('Prometheus can read the numbers, and takes none for what it is not', async () => {
  const { body } = await metrics('127.0.0.1');
  const lines = body.split('\n').filter((line) => line !== '');
  const comments = lines.filter((line) => line.startsWith('#'));
  const samples = lines.filter((line) => !line.startsWith('#'));
  const types = [...body.matchAll(/^# HELP (\w+) .+\n# TYPE \1 (counter|gauge|histogram)$/gm)];
  expect(comments).toHaveLength(types.length * 2);
  expect(new Set(types.map(([, name]) => name)).size).toBe(types.length);
  for (const [, name = '', type] of types) {
    expect(name.endsWith('_total'), `${name} is a ${type}`).toBe(type === 'counter');
  }
  const series = samples.map(
    (line) => SAMPLE.exec(line)?.groups?.series ?? `not readable: ${line}`,
  );
  expect(series.filter((text) => text.startsWith('not readable'))).toEqual([]);
  expect(new Set(series).size).toBe(series.length);
});
