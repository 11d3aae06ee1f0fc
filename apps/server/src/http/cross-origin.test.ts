import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { crossOriginHeaders, isEmbedder } from './cross-origin.ts';

const SITES = ['https://a.example', 'https://*.wild.example', 'http://*.wild.example:8080'];

test.each([
  ['https://a.example', true],
  ['https://x.wild.example', true],
  ['https://x.y.wild.example', true],
  ['http://x.wild.example:8080', true],
  ['http://a.example', false],
  ['https://x.a.example', false],
  ['https://wild.example', false],
  ['https://.wild.example', false],
  ['https://notwild.example', false],
  ['https://x.wildxexample', false],
  ['https://x.wild.example:8443', false],
  ['https://x.wild.example.evil.example', false],
  ['https://evil.example:1/x.wild.example', false],
  ['null', false],
])('%s may read our data: %s', (origin, may) => {
  expect(isEmbedder(SITES)(origin)).toBe(may);
  const request = { headers: { origin }, url: '/api/categories' } as IncomingMessage;
  const headers = may
    ? ['access-control-allow-origin', origin, 'access-control-expose-headers', expect.any(String)]
    : [];
  expect(crossOriginHeaders(SITES)(request)).toEqual(headers);
});

test('where anybody may, a page in a sandbox may too', () => {
  expect(['null', 'https://b.example'].map(isEmbedder(['*']))).toEqual([true, true]);
});
