import type { AnswerStatus } from '../schemas/answer.ts';

/** Below this likelihood a question is not one for the library. */
const OURS = 0.41;
/** Below this one, or below the coverage beside it, the library answers only in part. */
const SURELY_OURS = 0.55;
const WELL_COVERED = 0.25;

/** Whether the library answers a question, answers it in part, or does not cover it. */
export function decideStatus(likelihood: number, coverage: number): AnswerStatus {
  if (likelihood < OURS || coverage === 0) return 'not-covered';
  return likelihood < SURELY_OURS || coverage < WELL_COVERED ? 'partial' : 'answered';
}
