import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWER_MAX_CHARS, AnswerBlockReader, BLOCK_MAX_CHARS } from './answer-block-reader.ts';

function read(pieces: readonly string[]) {
  const reader = new AnswerBlockReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

/** Text of the characters that blocks and markers are made of. */
const answerText = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\n\n', '\r\n', '- ', '1. ', '## ', '[1]', '[1, 2]', '**', '. ', '```'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

function cutAt(text: string, cuts: readonly number[]): string[] {
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length));
}

test('paragraphs, headings, items and steps are blocks of their own', () => {
  const answer =
    '## Notice\nSend it\nearly. [1]\n\n- One\n  more\n* Two\n1. First\n2) Second\n---\n```\nx';
  expect(read([answer])).toEqual([
    { kind: 'heading', text: 'Notice' },
    { kind: 'paragraph', text: 'Send it early. [1]' },
    { kind: 'item', text: 'One more' },
    { kind: 'item', text: 'Two' },
    { kind: 'step', text: 'First' },
    { kind: 'step', text: 'Second x' },
  ]);
});

test('a block is given out as soon as it is whole', () => {
  const reader = new AnswerBlockReader();
  expect(reader.push('A quorum is needed. [1]')).toEqual([]);
  expect(reader.push('\n\nNext')).toEqual([{ kind: 'paragraph', text: 'A quorum is needed. [1]' }]);
  expect(reader.end()).toEqual([{ kind: 'paragraph', text: 'Next' }]);
});

test('however an answer is cut into pieces, its blocks are the same', () => {
  fc.assert(
    fc.property(answerText, fc.array(fc.nat(), { maxLength: 20 }), (text, cuts) => {
      expect(read(cutAt(text, cuts))).toEqual(read([text]));
      expect(read([...text])).toEqual(read([text]));
    }),
  );
});

test('no word of an answer of ordinary length is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 80 }), (words) => {
      const text = words.join(' ');
      expect(
        read([text])
          .map((block) => block.text)
          .join(' '),
      ).toBe(text);
    }),
  );
});

test('a megabyte is read up to the limit, and is known to have been too long', () => {
  const reader = new AnswerBlockReader();
  for (const piece of Array.from({ length: 1024 }, () => `${'word '.repeat(200)}\n`)) {
    reader.push(piece);
  }
  const endless = new AnswerBlockReader();
  endless.push('x'.repeat(1024 * 1024));
  expect(reader.overflowed && endless.overflowed).toBe(true);
  expect(endless.end()).toEqual([]);
  expect(new AnswerBlockReader().push('a'.repeat(BLOCK_MAX_CHARS + 1).concat('\n\nb\n\n'))).toEqual(
    [{ kind: 'paragraph', text: 'b' }],
  );
  expect(new AnswerBlockReader(ANSWER_MAX_CHARS).overflowed).toBe(false);
});
