import { expect, test } from 'vitest';
import { areOfOwners, asksForBoard } from './who-asks.ts';

test.each([
  'I am the new treasurer. Who signs the checks?',
  'We are the board of a small condo, how often do we meet',
  'as board president can I spend money alone',
  'what are my duties as secretary',
  'I was just elected to the board, what do I read first',
  'How do we suspend pool cards of people who are behind?',
  'An owner refuses to let the plumber in. What now?',
  'When should our board hire a lawyer for collections?',
])('%s is asked for a board', (question) => {
  expect(asksForBoard([question])).toBe(true);
});

test.each([
  'Can they fine me without a hearing?',
  'My dues went up as our board did not plan',
  'Can I sue as our HOA president refuses to answer me?',
  'I’m on board with solar panels but my HOA denied mine',
  'Our board will not show us the budget, what can we do',
  'Can the board tow my car from the street?',
  'does being president let him sign alone',
  'Our HOA may deny my solar panels, right?',
  'Must I move it at once, as the board said?',
  'As an owner, can I speak at the meeting?',
  'how do we as owners call a special meeting',
  'We bought in May. May we see the minutes of the year before?',
])('%s is not', (question) => {
  expect(asksForBoard([question])).toBe(false);
});

test('who once said to be on the board still is with the next question', () => {
  expect(
    asksForBoard(['I’m on the board, can she see the tapes', 'how long do we keep them']),
  ).toBe(true);
});

test('what owners ask is told from what boards ask', () => {
  expect(areOfOwners(['Can they fine me?', 'my HOA denied my fence, can I appeal'])).toBe(true);
  expect(areOfOwners(['how do we send an owner a lien notice', 'may we fine an owner'])).toBe(
    false,
  );
  expect(areOfOwners([])).toBe(false);
});
