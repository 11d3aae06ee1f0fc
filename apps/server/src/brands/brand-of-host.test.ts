import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { chooseByHost } from './brand-of-host.ts';

const A = { hosts: ['a.example', 'www.a.example'] };
const B = { hosts: ['b.example'] };

const request = (host: string | undefined, forwarded?: string, remoteAddress = '127.0.0.1') =>
  ({
    headers: { host, 'x-forwarded-host': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test.each([
  ['b.example', B],
  ['B.Example:8080', B],
  ['b.example.', B],
  ['www.a.example', A],
  ['unknown.example', A],
  ['evil-b.example', A],
  ['[::1]:3000', A],
  [undefined, A],
])('the host %s shows its brand, and an unknown one the first', (host, brand) => {
  expect(chooseByHost([A, B]).of(request(host))).toBe(brand);
});

test('a forwarded host counts only from a proxy that is trusted', () => {
  const { of, vary } = chooseByHost([A, B], ['10.0.0.0/8', 'fd00::1']);
  expect(of(request('proxy', 'b.example', '10.1.2.3'))).toBe(B);
  expect(of(request('proxy', 'b.example', '::ffff:10.1.2.3'))).toBe(B);
  expect(of(request('proxy', 'b.example', 'fd00::1'))).toBe(B);
  expect(of(request('proxy', 'b.example', '192.168.0.9'))).toBe(A);
  // What a visitor wrote stands before what the proxy added.
  expect(of(request('proxy', 'a.example, b.example', '10.1.2.3'))).toBe(B);
  expect(vary).toEqual(['host', 'x-forwarded-host']);
  expect(chooseByHost([A, B]).of(request('a.example', 'b.example'))).toBe(A);
  expect(chooseByHost([A, B], ['loopback']).of(request('x', 'b.example'))).toBe(B);
});

test('with one brand there is nothing to choose and nothing to vary by', () => {
  const { of, vary } = chooseByHost([B]);
  expect([of(request('a.example')), vary]).toEqual([B, []]);
});
