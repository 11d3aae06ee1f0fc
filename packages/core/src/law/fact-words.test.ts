import { expect, test } from 'vitest';
import { haveWordOf } from './fact-words.ts';

test.each([
  ['how do I prove that the roof is mine', true],
  ['what do solar tiles cost', true],
  // Nothing of any matter: it may be about whatever was said.
  ['and how many days do they have?', true],
  ['how do I prove that', false],
  ['they want me to carry a million dollar policy', false],
])('"%s" has a word of a rule on solar roofs, or none at all: %s', (question, has) => {
  const texts = ['An association may not ban solar tiles on an owned roof.', 'hoa refuses panels'];
  expect(haveWordOf(question, texts)).toBe(has);
});
