import { headlineOf } from '../questions/article-questions.ts';
import type { Retrieval } from '../search/library-index.ts';
import type { RankedExcerpt } from '../search/rank/rank-excerpts.ts';
import { mayBeShown } from './lead/choose-lead.ts';

const NEXT_MAX = 3;

/**
 * What is asked next: of the questions that the lead's article answers, those nearest to what was
 * asked. A visitor who was understood goes on with them, one who was not may find the question meant.
 *
 * @param quoted what the answer quotes already
 * @returns whole questions as editors wrote them, each of which has an answer of its own
 */
export function nextQuestions(
  lead: RankedExcerpt,
  { excerpts, wanted }: Retrieval,
  quoted: readonly { text: string }[],
  isShown: (excerpt: RankedExcerpt) => boolean,
): string[] {
  const { article } = lead.excerpt.passage;
  const said = quoted.map(({ text }) => text.toLowerCase());
  const isQuoted = (text: string) => said.some((one) => text.toLowerCase().includes(one));
  const questions = new Set<string>();
  for (const one of excerpts) {
    const { passage } = one.excerpt;
    if (passage.article !== article || isQuoted(passage.text)) continue;
    const question = headlineOf(passage.questions);
    const isForAll = wanted.states.size > 0 || one.excerpt.states.size === 0;
    const mayBeAsked = isForAll && mayBeShown(one, wanted.states) && !isShown(one);
    if (question.endsWith('?') && mayBeAsked) questions.add(question);
    if (questions.size === NEXT_MAX) break;
  }
  return [...questions];
}
