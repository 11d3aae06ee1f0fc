import { readFileSync } from 'node:fs';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { textDigest } from '@hoa/core/search/meaning/answer-reader';
import type { EvalQuestion } from './question-sets.ts';

/**
 * Stories as people tell them before they ask, each written to one authored answer, and none of those
 * that a transformer is fitted to (fit-answers/stories.jsonl). One whose answer was reworded since is
 * left out. Other answers of the library may be as right, so that the share led by the gold is a floor.
 */
export function loadStories(articles: readonly LibraryArticle[]): EvalQuestion[] {
  const answers = articles.flatMap(({ slug, sections }) =>
    sections.flatMap(({ anchor, answers }) => answers.map(({ text }) => ({ slug, anchor, text }))),
  );
  const byDigest = new Map(answers.map((answer) => [textDigest(answer.text), answer]));
  const lines = readFileSync(new URL('stories.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line, at): EvalQuestion[] => {
    const { story, answer }: { story: string; answer: string } = JSON.parse(line);
    const gold = byDigest.get(answer);
    if (gold === undefined) return [];
    const { slug, anchor, text } = gold;
    const written = { source: 'written', kind: 'case', history: [] } as const;
    const golden = { relevant: [slug], sections: [`${slug}#${anchor}`], says: [text] };
    return [{ id: `story-${at + 1}`, question: story, ...written, ...golden }];
  });
}
