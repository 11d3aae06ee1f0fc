import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadArticles } from './library-articles.ts';
import { loadStories } from './stories.ts';

test('the stories have answers of the library, and none of them is fitted to', () => {
  const stories = loadStories(loadArticles()).map(({ question }) => question);
  expect(stories.length).toBeGreaterThan(200);
  const fitted = readFileSync(new URL('fit-answers/stories.jsonl', import.meta.url), 'utf8');
  const told = new Set(
    fitted
      .trim()
      .split('\n')
      .map((line): string => JSON.parse(line).story),
  );
  expect(stories.filter((story) => told.has(story))).toEqual([]);
});
