import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { trustForwarded, visitorAddress } from './forwarded-address.ts';

async function seen(forwarded: string, remoteAddress = '10.0.0.1'): Promise<string> {
  const app = Fastify({ trustProxy: trustForwarded(['10.0.0.0/8', 'fd00::/8']) });
  app.get('/', async (request) => visitorAddress(request));
  const headers = { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', headers, remoteAddress })).body;
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', 'unknown'],
])('a proxy that writes %s forwards %s', async (written, address) => {
  expect(await seen(written)).toBe(address);
});

test('a chain of proxies that write ports is followed to the visitor', async () => {
  expect(await seen('203.0.113.7:51, 10.0.0.9:443')).toBe('203.0.113.7');
  expect(await seen('203.0.113.7:51, [fd00::9]:443, 10.0.0.9')).toBe('203.0.113.7');
  // What a visitor wrote stands before what the first proxy of ours added.
  expect(await seen('192.0.2.1, 203.0.113.7:51, 10.0.0.9:443')).toBe('203.0.113.7');
});

test('nobody but a proxy forwards for another', async () => {
  expect(await seen('203.0.113.7:51', '198.51.100.4')).toBe('198.51.100.4');
});
