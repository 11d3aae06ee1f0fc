import type { PlainDate } from '../calendar/plain-date.ts';
import type { Guide, GuideLaw } from '../schemas/guide.ts';
import type { GuideAnswers, GuideRun } from '../schemas/guide-run.ts';
import { guideOutcome } from './guide-outcome.ts';
import { walkGuide } from './guide-path.ts';

/** What a run of a guide rests on. */
export interface GuideRests {
  law: GuideLaw;
  /** The day from which the plan counts. */
  today: PlainDate;
  /** The last day that may have begun where the visitor is, where that is not `today` for sure. */
  lastDay?: PlainDate;
}

/**
 * How far a guide has come with some answers: its next question, or what follows from them all.
 * Answers to questions that are not on the path are dropped, and so is one that cannot be read.
 */
export function runGuide(guide: Guide, given: GuideAnswers, rests: GuideRests): GuideRun {
  const { answers, next, number, most } = walkGuide(guide, given, rests.lastDay ?? rests.today);
  return {
    slug: guide.slug,
    title: guide.title,
    answers,
    question: next,
    progress: { number, most },
    outcome: next === null ? guideOutcome(guide, answers, rests) : null,
  };
}
