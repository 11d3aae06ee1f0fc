import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/topic/quorum-requirements', '/topic/quorum-requirements'],
  ['/?utm_source=letter&fbclid=1', '/'],
  ['/category/board-management?', '/category/board-management'],
])('%s is kept as %s', (requestUrl, url) => {
  expect(pageAddress(requestUrl)).toEqual({
    url,
    isPersonal: false,
    isCanonical: true,
    redirect: null,
  });
});

test.each([
  '/TOPIC/quorum-requirements',
  '/topic/%71uorum-requirements',
  '//topic',
  '/topic//quorum-requirements',
  '/topic/<script>',
  '/a.b',
  '//evil.example/',
])('%s is another spelling, and not kept', (requestUrl) => {
  expect(pageAddress(requestUrl)).toMatchObject({
    isPersonal: false,
    isCanonical: false,
    redirect: null,
  });
});

test('what a visitor typed reaches the page, and the page is kept by nobody', () => {
  expect(pageAddress('/?utm=1&q=late%20fees#glossary')).toEqual({
    url: '/?q=late+fees%23glossary',
    isPersonal: true,
    isCanonical: false,
    redirect: null,
  });
});

test('what follows a second question mark is a part of what was typed', () => {
  expect(pageAddress('/search?q=fine%20cap?%20texas&utm=1').url).toBe(
    '/search?q=fine+cap%3F+texas',
  );
  expect(pageAddress('/tools/notice-dates?date=2027-01-01?&days=10').url).toBe(
    '/tools/notice-dates?date=2027-01-01%3F&days=10',
  );
});

test('an address with a slash too many leads to the one without, its parameters with it', () => {
  expect(pageAddress('/topic/reserve-funds/?a=1').redirect).toBe('/topic/reserve-funds?a=1');
  expect(pageAddress('/').redirect).toBeNull();
});

test('the state that a form chose among all leads to its law, and what is none stays there', () => {
  expect(pageAddress('/law?state=TX').redirect).toBe('/law/texas');
  expect(pageAddress('/law?state=nc').redirect).toBe('/law/north-carolina');
  expect(pageAddress('/law?state=').redirect).toBeNull();
  expect(pageAddress('/law?state=//evil.example').redirect).toBeNull();
  expect(pageAddress('/law/questions/fine-cap?state=TX').redirect).toBeNull();
});
