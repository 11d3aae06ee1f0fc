import { readArticleFiles } from '@hoa/content/article-files';
import { loadLibrary } from '@hoa/content/load-library';
import { expect, test } from 'vitest';

function milliseconds(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** The least of several: a busy machine slows one side or the other at random. */
const least = (work: () => void) => Math.min(...[1, 2, 3, 4, 5].map(() => milliseconds(work)));

test('reading and hashing all of the library takes less than rendering a fifth of it', () => {
  const some = loadLibrary().filter((_, index) => index % 5 === 0);
  const reading = least(() => readArticleFiles());
  expect(reading).toBeLessThan(least(() => some.map((article) => article.render())));
});
