import { afterEach, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

let app: App;
afterEach(() => app.close());

async function securityTxt(contact?: object) {
  const BRAND = JSON.stringify({ name: 'A', contact });
  app = await createTestApp({ environment: { BRAND } });
  return app.http.inject('/.well-known/security.txt');
}

test('who runs the portal is named to those who found a weakness', async () => {
  const contact = {
    phone: '+1 555 0100',
    email: 'help@a.example',
    url: 'https://a.example/contact',
  };
  const { statusCode, headers, body } = await securityTxt(contact);
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'nosniff',
  ]);
  const [expires = ''] = /^Expires: .+$/m.exec(body) ?? [];
  expect(body.split('\n')).toEqual([
    'Contact: mailto:help@a.example',
    'Contact: https://a.example/contact',
    expires,
    'Preferred-Languages: en',
    'Canonical: https://portal.test/.well-known/security.txt',
    '',
  ]);
  const daysLeft = (Date.parse(expires.slice('Expires: '.length)) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
});

test.each([undefined, { phone: '+1 555 0100' }])(
  'with %o to write to nobody there is no such file',
  async (contact) => {
    expect((await securityTxt(contact)).statusCode).toBe(404);
  },
);
