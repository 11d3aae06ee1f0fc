import { BOARD_LOG_ODDS_MIN } from '@hoa/core/answers/talk/who-asks';
import { expect, test } from 'vitest';
import { judgeAskers, loadAskers } from './fit-askers.ts';
import { loadQuestionSets } from './question-sets.ts';

test('who asks is told for many boards and hardly ever for an owner, by weights of other questions', () => {
  const [board, owner] = judgeAskers(loadAskers(), BOARD_LOG_ODDS_MIN);
  expect((board?.taken ?? 0) / (board?.count ?? 1)).toBeGreaterThan(0.4);
  expect((owner?.taken ?? 1) / (owner?.count ?? 1)).toBeLessThan(0.02);
});

test('the questions of the fit are none that the tables ask', () => {
  const asked = new Set(
    loadQuestionSets().flatMap(({ questions }) => questions.map(({ question }) => question)),
  );
  const own = loadAskers().map(({ question }) => question);
  expect(new Set(own).size).toBe(own.length);
  expect(own.filter((question) => asked.has(question))).toEqual([]);
});
