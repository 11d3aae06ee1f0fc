import { expect, test } from 'vitest';
import { staysInside } from './widget-frame';

test('a link to more of the same stays in the widget', () => {
  expect(staysInside('/topic/liens', '/topic/foreclosure')).toBe(true);
  expect(staysInside('/law/texas', '/law/questions/fine-cap')).toBe(true);
  expect(staysInside('/guides', '/guides/fined')).toBe(true);
});

test('a letter that a guide leads to is written where the guide was answered', () => {
  expect(staysInside('/guides/fined', '/letters/hearing-request')).toBe(true);
  expect(staysInside('/letters/hearing-request', '/guides/fined')).toBe(true);
});

test('a link to anything else opens beside the host page', () => {
  expect(staysInside('/embed/ask', '/topic/liens')).toBe(false);
  expect(staysInside('/topic/liens', '/')).toBe(false);
  expect(staysInside('/law/texas', '/topic/liens')).toBe(false);
});
