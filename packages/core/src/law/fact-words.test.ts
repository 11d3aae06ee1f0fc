import { expect, test } from 'vitest';
import { asksForLawAlone, haveWordOf, withoutSize } from './fact-words.ts';

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

test.each([
  ['is there a law on that in illinois? its a condo', true],
  ['and what does texas law say', true],
  ['is that legal in an HOA?', true],
  ['is there a law on fines', false],
  ['how long?', false],
])('"%s" asks for the law alone: %s', (question, isAlone) => {
  expect(asksForLawAlone(question)).toBe(isAlone);
});

test('the size of a community is no figure that is asked for', () => {
  expect(withoutSize('how do we recall the board, condo, 60 units')).not.toContain('60');
  expect(withoutSize('a 4-story building of 25 homes')).not.toMatch(/\d/);
  expect(withoutSize('notice within 60 days of $500')).toBe('notice within 60 days of $500');
});
