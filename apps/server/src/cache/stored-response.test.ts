import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { StoredResponse } from './stored-response.ts';

const TEXT = '<p>A quorum is the smallest number that may decide.</p>'.repeat(40);

const page = (content: Partial<ConstructorParameters<typeof StoredResponse>[0]> = {}) =>
  new StoredResponse({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: Buffer.from(TEXT),
    cacheControl: 'public',
    headers: ['x-content-type-options', 'nosniff'],
    ...content,
  });

function headersOf({ headers }: { headers: readonly string[] }): Record<string, string> {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : [],
  );
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  return Object.fromEntries(pairs);
}

test('every form holds the same text, under a tag and a length of its own', async () => {
  const response = page();
  expect(response.ready('br')).toBeUndefined();
  const plain = await response.prepare('identity');
  const gzip = await response.prepare('gzip');
  const quick = await response.prepare('br');
  await response.improve(Promise.resolve());
  const best = response.ready('br');
  if (best === undefined) throw new Error('the best form is not there');

  expect(plain.body.toString()).toBe(TEXT);
  expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
  expect(brotliDecompressSync(quick.body).toString()).toBe(TEXT);
  expect(brotliDecompressSync(best.body).toString()).toBe(TEXT);
  expect(best.body.length).toBeLessThanOrEqual(quick.body.length);

  const forms = [plain, gzip, quick, best].map(headersOf);
  expect(new Set(forms.map(({ etag }) => etag)).size).toBe(4);
  expect(forms.map((headers) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
    'br',
  ]);
  expect(forms.map((headers) => Number(headers['content-length']))).toEqual(
    [plain, gzip, quick, best].map(({ body }) => body.length),
  );
  for (const headers of forms) {
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'x-content-type-options': 'nosniff' });
    const { etag = '' } = headers;
    expect(response.notModifiedHeaders(etag)?.slice(0, 2)).toEqual(['etag', etag]);
    expect(response.notModifiedHeaders(`W/${etag}`)?.slice(0, 2)).toEqual(['etag', etag]);
  }
});

test('however many wait for a form, it is made once', async () => {
  const response = page();
  const [one, two] = await Promise.all([response.prepare('br'), response.prepare('br')]);
  expect(one).toBe(two);
});

test('the quick form never replaces the best one', async () => {
  const response = page();
  const quick = response.prepare('br');
  await response.improve(Promise.resolve());
  await quick;
  const again = page();
  await again.improve(Promise.resolve());
  const best = again.ready('br');
  await again.prepare('br');
  expect(again.ready('br')).toBe(best);
});

test('what is compressed already, or very short, is sent as it is', async () => {
  const font = page({ type: 'font/woff2' });
  const short = page({ body: Buffer.from('{}'), type: 'application/json', vary: ['origin'] });
  for (const response of [font, short]) {
    const form = response.ready('br');
    expect(form).toBe(response.ready('identity'));
    expect(headersOf(form ?? { headers: [] })['content-encoding']).toBeUndefined();
  }
  expect(headersOf(font.ready('br') ?? { headers: [] }).vary).toBeUndefined();
  expect(headersOf(short.ready('br') ?? { headers: [] }).vary).toBe('origin');
});

test('only a success has a validator', () => {
  const missing = page({ status: 404 });
  expect(headersOf(missing.ready('identity') ?? { headers: [] }).etag).toBeUndefined();
  expect(missing.notModifiedHeaders('*')).toBeUndefined();
});

test('a 304 repeats what a cache must know, and nothing else', () => {
  const response = page({ vary: ['origin'] });
  const { etag = '' } = headersOf(response.ready('identity') ?? { headers: [] });
  expect(response.notModifiedHeaders('*')).toEqual([
    'etag',
    etag,
    'cache-control',
    'public',
    'vary',
    'accept-encoding, origin',
  ]);
});
