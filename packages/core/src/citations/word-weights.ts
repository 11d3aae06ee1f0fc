import type { LibraryArticle } from '../library/library-article.ts';
import { contentWords } from './content-words.ts';

/** How much a word says, by its stem: 0.7 for one that every section has, 5 for one that none has. */
export type WordWeight = (word: string) => number;

const WEIGHT_MAX = 5;

/** Weighs words by how few sections of a library have them: ln(1 + sections / (1 + with the word)). */
export function weighWords(articles: readonly Pick<LibraryArticle, 'sections'>[]): WordWeight {
  const counts = new Map<string, number>();
  let sections = 0;
  for (const section of articles.flatMap((article) => article.sections)) {
    sections += 1;
    const text = section.blocks.map((block) => block.text).join(' ');
    for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.min(WEIGHT_MAX, Math.log(1 + sections / (1 + (counts.get(word) ?? 0))));
}
