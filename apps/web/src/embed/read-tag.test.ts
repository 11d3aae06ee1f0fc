import { expect, test } from 'vitest';
import { readTag } from './read-tag';

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
