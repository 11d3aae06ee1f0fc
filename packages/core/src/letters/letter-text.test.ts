import { expect, test } from 'vitest';
import type { LetterBlock } from '../schemas/filled-letter.ts';
import { blockText, editedBlock, letterText, openParts } from './letter-text.ts';

const block = (kind: LetterBlock['kind'], ...lines: string[]): LetterBlock => ({
  id: 'one',
  kind,
  lines: lines.map((text) => [{ kind: 'text', text }]),
});

test('a letter is copied with its lists and its enclosures as plain text', () => {
  expect(
    letterText([
      block('sender', 'Ann Example', '12 Sample Lane'),
      block('paragraph', 'First.', 'Second.'),
      block('numbered-list', 'one', 'two'),
      block('enclosures', 'a photograph'),
    ]),
  ).toBe(
    'Ann Example\n12 Sample Lane\n\nFirst.\n\nSecond.\n\n1. one\n2. two\n\nEnclosures:\n- a photograph',
  );
});

test('a block that is written again as it stood says the same', () => {
  for (const one of [block('paragraph', 'First.', 'Second.'), block('list', 'one', 'two')]) {
    const again = editedBlock(one, blockText(one));
    expect(again && blockText(again)).toBe(blockText(one));
  }
});

test('what a writer leaves in brackets is still marked as missing', () => {
  expect(editedBlock(block('date'), 'Sent on [Date] by [Name].')?.lines).toEqual([
    [
      { kind: 'text', text: 'Sent on ' },
      { kind: 'missing', text: '[Date]' },
      { kind: 'text', text: ' by ' },
      { kind: 'missing', text: '[Name]' },
      { kind: 'text', text: '.' },
    ],
  ]);
});

test('a block that a writer empties is left out of the letter', () => {
  expect(editedBlock(block('paragraph', 'First.'), ' \n ')).toBeUndefined();
});

test('what is open in a letter is told once each, also what its writer left in brackets', () => {
  const date = editedBlock({ ...block('date'), id: 'date' }, 'Sent on [Date].');
  const rule = { kind: 'check', text: '[Not checked]' } as const;
  const law: LetterBlock = { id: 'law', kind: 'law', lines: [[rule], [rule]] };
  const name = { kind: 'missing', text: '[Your name]', field: 'senderName' } as const;
  const signature: LetterBlock = { id: 'signature', kind: 'signature', lines: [[name]] };
  if (date === undefined) throw new Error('the date was left out');
  expect(openParts([date, law, signature])).toEqual([
    { text: '[Date]', block: 'date' },
    { text: '[Not checked]', block: 'law' },
    { text: '[Your name]', block: 'signature', field: 'senderName' },
  ]);
  expect(openParts([block('paragraph', 'All is said.')])).toEqual([]);
});
