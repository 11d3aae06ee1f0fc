import { expect, test } from 'vitest';
import { checkLibrary } from './check-library.ts';
import { cleanHtml } from './html-pipeline.ts';
import { readLaw } from './law/law-files.ts';
import { loadLibrary, readLibrary } from './load-library.ts';
import { problemText } from './problem.ts';

/** The whole library is read and rendered, which takes seconds on a busy machine. */
const SLOW_MS = 60_000;

test(
  'every article of the library is in order',
  () => {
    const { articles, problems } = readLibrary();
    const checked = checkLibrary(articles, { law: readLaw().facts });
    expect([...problems, ...checked.problems].map(problemText)).toEqual([]);
  },
  SLOW_MS,
);

test(
  'sanitising takes nothing away from an article, and stored articles stay as they are',
  () => {
    const articles = loadLibrary();
    for (const { file, render } of articles.filter((_, index) => index % 10 === 0)) {
      const { html, sections } = render();
      expect(cleanHtml(html, 'library'), file).toBe(html);
      expect(
        sections.filter(({ blocks }) => blocks.length === 0),
        file,
      ).toEqual([]);
    }
  },
  SLOW_MS,
);
