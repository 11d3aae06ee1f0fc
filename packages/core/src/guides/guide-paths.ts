import type { PlainDate } from '../calendar/plain-date.ts';
import type { Guide } from '../schemas/guide.ts';
import type { GuideQuestion } from '../schemas/guide-question.ts';
import type { GuideAnswers } from '../schemas/guide-run.ts';
import { answerFault, choicesOf, isValued, UNKNOWN, walkGuide } from './guide-path.ts';

/** What stands for an answer of a kind that has no end of them. */
export interface SampleAnswers {
  /** The day on which the guide is walked. */
  today: PlainDate;
  /** The states to try. */
  states: readonly string[];
  /** Values to try for a date, an amount or a number, beside not knowing it. */
  valuesOf: (question: GuideQuestion) => readonly string[];
}

/**
 * Every path through a guide: each choice, and each sample of what has no end of answers.
 *
 * @returns the answers of whole paths, one after the other
 */
export function* allPaths(
  guide: Guide,
  samples: SampleAnswers,
  given: GuideAnswers = {},
): Generator<GuideAnswers> {
  const { answers, next } = walkGuide(guide, given, samples.today);
  if (next === null) {
    yield answers;
    return;
  }
  const values = isValued(next)
    ? [...samples.valuesOf(next), UNKNOWN]
    : next.kind === 'state'
      ? samples.states
      : choicesOf(next);
  const beside = { answers, lastDay: samples.today };
  for (const value of values) {
    if (answerFault(next, value, beside) !== null) continue;
    yield* allPaths(guide, samples, { ...answers, [next.id]: value });
  }
}
