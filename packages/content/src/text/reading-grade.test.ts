import { expect, test } from 'vitest';
import { readingGrade, syllables } from './reading-grade.ts';

const BY_COUNT: Record<number, string> = {
  1: 'board owed rule rules fee fees roof lease fines charge vote signed months $500 the through',
  2: 'owner quorum proxy voted table tables houses uses changes bylaws required notice paying',
  3: 'assessment notices property area annual attorney period recorded video',
  4: 'community declaration majority negotiable',
  5: 'association negotiation',
};

test('syllables are counted right in the words of the trade', () => {
  const wrong = Object.entries(BY_COUNT).flatMap(([count, words]) =>
    words.split(' ').filter((word) => syllables(word) !== Number(count)),
  );
  expect(wrong).toEqual([]);
});

test('the grade follows the formula of Kincaid', () => {
  expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
  expect(readingGrade(['Owners vote. Owners pay.'])).toBeCloseTo(0.39 * 2 + 11.8 * 1.5 - 15.59);
});

test('long words and long sentences raise the grade', () => {
  const plain = 'The board must send a letter. You have ten days to reply.';
  const stiff =
    'Notwithstanding applicable governing documentation, associations shall communicate determinations regarding architectural modification applications expeditiously.';
  expect(readingGrade([plain])).toBeLessThan(4);
  expect(readingGrade([stiff])).toBeGreaterThan(12);
});

test('a text without words has grade 0', () => {
  expect(readingGrade(['', '***'])).toBe(0);
});
