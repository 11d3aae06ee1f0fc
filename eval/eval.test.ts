import { expect, test } from 'vitest';
import { portalEngine } from './engines/portal.ts';
import { loadArticles } from './library-articles.ts';
import { ask, figuresOf } from './measure.ts';
import { loadQuestionSets } from './question-sets.ts';

/** What was reached; a change that loses more than a question or two fails here. */
const REACHED = { hit3: 0.945, visitorsHit3: 0.94, offTopicDeclined: 0.95, wronglyDeclined: 0.03 };

const sets = loadQuestionSets();
const engine = portalEngine(loadArticles());

test('the right topic is among the first three sources, and what is not ours is declined', async () => {
  const all = figuresOf(
    await ask(
      engine,
      sets.flatMap(({ questions }) => questions),
    ),
  );
  expect(all.hit3).toBeGreaterThanOrEqual(REACHED.hit3);
  expect(all.offTopicDeclined).toBeGreaterThanOrEqual(REACHED.offTopicDeclined);
  expect(all.wronglyDeclined).toBeLessThanOrEqual(REACHED.wronglyDeclined);
});

test('so it is for the questions of real visitors', async () => {
  const visitors = sets.find(({ name }) => name === 'visitors')?.questions ?? [];
  const figures = figuresOf(await ask(engine, visitors));
  expect(figures.ours).toBe(58);
  expect(figures.hit3).toBeGreaterThanOrEqual(REACHED.visitorsHit3);
  expect(figures.offTopicDeclined).toBe(1);
});
