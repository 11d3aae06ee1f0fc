import { topicPath } from '../library/library-article.ts';
import type { ReadingStep, Situation } from './situations.ts';

/** The parameter of a topic's address that says from which situation its reader comes. */
export const READING_PARAMETER = 'reading';

/** The address of a topic as a step of a situation's reading: it works without scripts. */
export function readingStepPath(situationId: string, slug: string): string {
  return `${topicPath(slug)}?${READING_PARAMETER}=${situationId}`;
}

/** Where a reader stands on the reading path of a situation. */
export interface ReadingPlace {
  /** From 1. */
  step: number;
  steps: number;
  previous?: ReadingStep;
  next?: ReadingStep;
}

/** Where a topic stands in the reading of a situation; undefined when it is no step of it. */
export function readingPlace(
  { reading }: Pick<Situation, 'reading'>,
  slug: string,
): ReadingPlace | undefined {
  const at = reading.findIndex((step) => step.slug === slug);
  if (at === -1) return undefined;
  return { step: at + 1, steps: reading.length, previous: reading[at - 1], next: reading[at + 1] };
}
