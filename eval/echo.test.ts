import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import { tellingsOf } from '@hoa/core/search/told-by-people';
import { expect, test } from 'vitest';
import { echoFinder } from './echo.ts';
import { loadQuestionSets } from './question-sets.ts';

test('nothing that the index learns from says a question of this folder again', () => {
  const findEcho = echoFinder(loadQuestionSets().flatMap(({ questions }) => questions));
  const echoes = [...CATALOGUE_TOPICS.keys()].flatMap((slug) =>
    tellingsOf(slug).flatMap((telling) => {
      const echo = findEcho(telling, slug);
      return echo === undefined ? [] : [`${slug}: '${telling}' echoes ${echo.id}`];
    }),
  );
  expect(echoes).toEqual([]);
});
