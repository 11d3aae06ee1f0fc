import { readFileSync } from 'node:fs';
import { mayBeShown } from '@hoa/core/answers/lead/choose-lead';
import { understandInState } from '@hoa/core/answers/talk/understand-in-state';
import type { LibraryIndex } from '@hoa/core/search/library-index';
import { textDigest } from '@hoa/core/search/meaning/answer-reader';
import { withStateNames } from '@hoa/core/text/asked-states';

/**
 * A question, what was asked before it, and some ten texts of the library by their digests, each read
 * by itself: whether it answers the question, answers it by half, or not.
 */
export interface GradedQuestion {
  question: string;
  history: string[];
  yes: string[];
  half: string[];
  no: string[];
}

export type Grade = 'yes' | 'half' | 'no' | 'unread';

/** Questions by people who had not seen the library; their texts are what the ranking found then. */
export function loadGraded(): GradedQuestion[] {
  const lines = readFileSync(new URL('graded.jsonl', import.meta.url), 'utf8').trimEnd();
  return lines.split('\n').map((line): GradedQuestion => JSON.parse(line));
}

/** How a text was graded; unread where nobody graded it, or it was reworded since. */
export function gradeOf(text: string, { yes, half, no }: GradedQuestion): Grade {
  const digest = textDigest(text);
  if (yes.includes(digest)) return 'yes';
  if (half.includes(digest)) return 'half';
  return no.includes(digest) ? 'no' : 'unread';
}

/** The text that is rated best for a question: an authored answer whole, other words as quoted. */
function bestText(index: LibraryIndex, { question, history }: GradedQuestion): string {
  const said = history.map(withStateNames);
  const { first } = understandInState(index, withStateNames(question), said, undefined);
  const { excerpts, wanted } = first.retrieval;
  const best = excerpts.find((one) => mayBeShown(one, wanted.states))?.excerpt;
  return (best?.passage.kind === 'answer' ? best.passage.text : best?.text) ?? '';
}

/** How many questions get a text of each grade, by how many were asked before. */
export function gradeBest(
  index: LibraryIndex,
  graded: readonly GradedQuestion[],
): { before: number; count: number; grades: Record<Grade, number> }[] {
  const byTurn = new Map<number, Record<Grade, number>>();
  for (const one of graded) {
    const before = one.history.length;
    const grades = byTurn.get(before) ?? { yes: 0, half: 0, no: 0, unread: 0 };
    grades[gradeOf(bestText(index, one), one)]++;
    byTurn.set(before, grades);
  }
  return [...byTurn]
    .sort(([x], [y]) => x - y)
    .map(([before, grades]) => ({
      before,
      count: Object.values(grades).reduce((sum, one) => sum + one, 0),
      grades,
    }));
}
