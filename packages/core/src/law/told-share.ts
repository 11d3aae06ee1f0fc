import type { AnswerType } from '../library/section.ts';
import type { LawFact } from '../schemas/law.ts';
import { tells } from '../search/question-types.ts';

/** Units of a figure that say how long. */
const TIMES: ReadonlySet<string> = new Set([
  ...['minutes', 'hours', 'days', 'business days', 'weeks', 'months', 'years'],
]);

/** Whether a rule tells what a type of question wants to know: a sum for 'how much', a time for 'how long'. */
export function isTold({ statement, figures }: LawFact, type: AnswerType): boolean {
  if (type === 'how-much') return figures.some(({ unit }) => !TIMES.has(unit) && unit !== 'units');
  if (type === 'how-long') return figures.some(({ unit }) => TIMES.has(unit));
  return tells(statement, type);
}

/** What of a question's types a rule tells. */
export function toldShare(fact: LawFact, types: readonly AnswerType[]): number {
  if (types.length === 0) return 0;
  // The surest type comes first, and counts most.
  let told = 0;
  let all = 0;
  types.forEach((type, place) => {
    const weight = 1 / (place + 1);
    all += weight;
    if (isTold(fact, type)) told += weight;
  });
  return told / all;
}
