import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { userPhrasings } from '@hoa/core/search/question/user-phrasings';
import { expect, test } from 'vitest';
import { echoFinder } from './echo.ts';
import { loadQuestionSets } from './question-sets.ts';

/** Written when the phrasings stood: what they have in common with one is chance, not learning. */
const WRITTEN_AFTER = new Set([
  'conversations',
  'everyday',
  'judged-conversations',
  'labelled',
  'leads-development',
  'longer-conversations',
  'round-6',
  'round-7',
]);

test('nothing that the index learns from says an older question of this folder again', () => {
  const older = loadQuestionSets().filter(({ name }) => !WRITTEN_AFTER.has(name));
  const findEcho = echoFinder(older.flatMap(({ questions }) => questions));
  const echoes = [...CATALOGUE_TOPICS.keys()].flatMap((slug) =>
    userPhrasings(slug).flatMap((phrasing) => {
      const echo = findEcho(phrasing, slug);
      return echo === undefined ? [] : [`${slug}: '${phrasing}' echoes ${echo.id}`];
    }),
  );
  expect(echoes).toEqual([]);
});
