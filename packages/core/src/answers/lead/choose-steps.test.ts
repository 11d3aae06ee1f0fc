import { expect, test } from 'vitest';
import { isTowardsBoard } from './choose-steps.ts';

test('a step towards the board is told from one that a board can take', () => {
  for (const step of [
    'Ask the board in writing for the minutes.',
    'Ask for the bids.',
    'Write to the manager tonight.',
  ]) {
    expect(isTowardsBoard(step)).toBe(true);
  }
  for (const step of ['Have counsel review the letter.', 'Ask counsel before the vote.']) {
    expect(isTowardsBoard(step)).toBe(false);
  }
});
