import { expect, test } from 'vitest';
import type { RankedExcerpt } from '../../search/rank/rank-excerpts.ts';
import { shownIn } from './shown-before.ts';

const excerpt = (text: string) => ({ excerpt: { text } }) as RankedExcerpt;

const APPROVAL =
  'Ask the secretary for the minutes or written consent that approved the act, and keep a copy.';
/** Begins with the same sixty characters and more. */
const ACT =
  'Ask the secretary for the minutes or written consent that approved the act, and email all directors.';

test('a text was shown when its first sentence was, whatever followed it', () => {
  const shown = shownIn([{ question: 'who approved it', answer: `${APPROVAL} [1]` }], true);
  expect(shown.has(excerpt(APPROVAL))).toBe(true);
  expect(shown.has(excerpt(`${APPROVAL} Then write to the board.`))).toBe(true);
});

test('a text that begins alike was not', () => {
  const shown = shownIn([{ question: 'who approved it', answer: `${APPROVAL} [1]` }], true);
  expect(shown.has(excerpt(ACT))).toBe(false);
});

test('a text is known without the verdict that it opens with', () => {
  const answer = 'Owners may usually see both contracts. [1]';
  const shown = shownIn([{ question: 'may we see them', answer }], true);
  expect(shown.has(excerpt('Usually yes: owners may usually see both contracts.'))).toBe(true);
});

test('nothing was shown of a new subject', () => {
  const shown = shownIn([{ question: 'who approved it', answer: APPROVAL }], false);
  expect(shown.has(excerpt(APPROVAL))).toBe(false);
});
