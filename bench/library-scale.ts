import { loadModels } from '@hoa/content/models';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { loadArticles } from '../eval/library-articles.ts';
import { loadQuestionSets } from '../eval/question-sets.ts';
import { enlarge } from '../eval/scale.ts';
import { type Findings, fixed, markdownTable, percentile, thousands } from './figures.ts';

const TIMES = [1, 10, 100];
const WARM_UP = 50;

function timesOf(texts: readonly string[], run: (text: string) => unknown): number[] {
  for (const text of texts.slice(0, WARM_UP)) run(text);
  return texts.map((text) => {
    const startedAt = performance.now();
    run(text);
    return performance.now() - startedAt;
  });
}

/** Search and ask over the library, and over one ten and a hundred times its size. */
export function measureLibraryScale(): Findings {
  const articles = loadArticles();
  const questions = loadQuestionSets().flatMap((set) =>
    set.questions.map(({ question }) => question),
  );
  // What a visitor types into the search: the first words, the last one unfinished.
  const searches = questions.map((text) => text.split(/\s+/).slice(0, 4).join(' ').slice(0, -1));
  const rows = TIMES.map((times) => {
    const enlarged = enlarge(articles, times);
    const startedAt = performance.now();
    const index = buildLibraryIndex(enlarged, GLOSSARY, loadModels());
    const buildMs = performance.now() - startedAt;
    const searched = timesOf(searches, (text) => index.search(text));
    const asked = timesOf(questions, (text) => answerFromLibrary(index, text));
    const figures = [searched, asked].flatMap((all) => [
      percentile(all, 0.5),
      percentile(all, 0.95),
    ]);
    return [
      thousands(enlarged.length),
      `${thousands(buildMs)} ms`,
      ...figures.map((ms) => fixed(ms, 2)),
    ];
  });
  const header = ['articles', 'index built in', 'search p50 ms', 'p95', 'ask p50 ms', 'p95'];
  return { report: markdownTable(header, rows), missed: [] };
}
