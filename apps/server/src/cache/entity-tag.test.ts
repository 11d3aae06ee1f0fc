import { expect, test } from 'vitest';
import { bodyTag, heldTag } from './entity-tag.ts';

const tag = bodyTag(Buffer.from('a page'));

test('the same bytes have the same tag, others another one', () => {
  expect(bodyTag(Buffer.from('a page'))).toBe(tag);
  expect(bodyTag(Buffer.from('a page!'))).not.toBe(tag);
  expect(tag).toMatch(/^[\w-]{16}$/);
});

test.each([
  [`"${tag}"`, tag],
  [`"${tag}-b"`, `${tag}-b`],
  [`W/"${tag}-g"`, `${tag}-g`],
  [`"other", W/"${tag}"`, tag],
  [`"other","${tag}-b" , "third"`, `${tag}-b`],
  ['*', tag],
  [' * ', tag],
])('a client that holds %s holds the body', (header, held) => {
  expect(heldTag(header, tag)).toBe(held);
});

test.each(['', '"other"', tag, `"x${tag}"`, `"${tag}x"`, `'${tag}'`])(
  'a client that holds %s does not',
  (header) => {
    expect(heldTag(header, tag)).toBeUndefined();
  },
);
