import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrameMessage, readTag } from './embed-frame';

test('a height and a request to scroll are parsed', () => {
  expect(parseFrameMessage({ type: 'setHeight', height: 2_480 })).toEqual({
    type: 'setHeight',
    height: 2_480,
  });
  expect(parseFrameMessage({ type: 'scrollToTop', more: 'ignored' })).toEqual({
    type: 'scrollToTop',
  });
});

test('the page that was entered is a path', () => {
  const entered = (path: unknown) => parseFrameMessage({ type: 'pageEntered', path });
  expect(entered('/law?state=TX')).toEqual({ type: 'pageEntered', path: '/law?state=TX' });
  for (const path of ['', '.evil.example', '@evil.example', undefined, ['/'], null]) {
    expect(entered(path)).toBeNull();
  }
});

test('a height that no page has is ignored', () => {
  for (const height of [0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '900', null, {}, [900]]) {
    expect(parseFrameMessage({ type: 'setHeight', height })).toBeNull();
  }
});

test('any other message is ignored', () => {
  expect(
    ['setHeight', null, undefined, 7, {}, { type: 'resize', height: 9 }].map(parseFrameMessage),
  ).toEqual([null, null, null, null, null, null]);
  fc.assert(fc.property(fc.anything(), (data) => void parseFrameMessage(data)));
});

const SRC = 'https://portal.example.org/embed.js';
const page = (path?: string) => readTag({ src: SRC, dataset: { path } }).page.href;

test('the page is a path of the portal that served the script', () => {
  expect(page('/topic/reserve-funds')).toBe('https://portal.example.org/topic/reserve-funds');
  expect(page()).toBe('https://portal.example.org/');
});

test('an address elsewhere is not shown under the name of the portal', () => {
  for (const path of ['//evil.example', 'https://evil.example/x', 'javascript:alert(1)']) {
    expect(page(path)).toBe('https://portal.example.org/');
  }
});

test('a frame has a name for screen readers, its own or that of the portal', () => {
  expect(readTag({ src: SRC, dataset: {} }).title).toBe('HOA Education Portal');
  expect(readTag({ src: SRC, dataset: { title: 'Reserves' } }).title).toBe('Reserves');
});
