import type { LibraryArticle } from '@hoa/core/library/library-article';
import { stem } from '@hoa/core/search/words/stem';
import { isStopWord } from '@hoa/core/search/words/stop-words';
import { wordsOf } from '@hoa/core/search/words/words';
import type { Engine } from '../engine.ts';
import { referenceAnswer, sectionsOf } from './reference.ts';

const K1 = 1.2;
const B = 0.75;

function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter(({ form }) => !isStopWord(form))
    .map(({ form }) => stem(form));
}

/** Plain BM25 over the sections, tables included, with Porter's stems: the least a ranker must beat. */
export function bm25Engine(articles: readonly LibraryArticle[]): Engine {
  const sections = sectionsOf(articles);
  const documents = sections.map(({ title, heading, body }) => {
    const stems = stemsOf(`${title} ${heading} ${body}`);
    const counts = new Map<string, number>();
    for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
    return { counts, length: stems.length };
  });
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const holders = new Map<string, number>();
  for (const { counts } of documents) {
    for (const one of counts.keys()) holders.set(one, (holders.get(one) ?? 0) + 1);
  }
  const rarity = (one: string) => {
    const n = holders.get(one) ?? 0;
    return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
  };
  return {
    name: 'BM25 over sections',
    answer(question) {
      const asked = new Set(stemsOf(question.question));
      const scores = documents.map(({ counts, length }) =>
        [...asked].reduce((sum, one) => {
          const count = counts.get(one) ?? 0;
          const worth = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
          return sum + rarity(one) * worth;
        }, 0),
      );
      const ranked = sections
        .filter(({ id }) => (scores[id] ?? 0) > 0)
        .sort((a, b) => (scores[b.id] ?? 0) - (scores[a.id] ?? 0));
      return referenceAnswer(question, ranked);
    },
  };
}
