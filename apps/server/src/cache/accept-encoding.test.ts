import { expect, test } from 'vitest';
import { acceptedEncoding } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=1.0, br;q=1.0', 'br'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0, br', 'br'],
  ['identity;q=0', 'identity'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('a client that sends %j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header)).toBe(encoding);
});
