import type { LawFact } from '../schemas/law.ts';
import { figureAt, sectionOf } from './law-figures.ts';
import {
  HEARING_NOTICE_FIGURES,
  MEETING_NOTICE_FIGURES,
  type NoticePlace,
} from './notice-places.ts';

/** The days of a notice by a rule of the state. */
export interface NoticeRule {
  section: string;
  least: number;
  /** Days before the event at the earliest, where the rule has such a limit. */
  most?: number;
  /** What alone the days are for. */
  only?: string;
}

const PLACES: Readonly<Record<string, readonly NoticePlace[]>> = {
  members: MEETING_NOTICE_FIGURES,
  fine: HEARING_NOTICE_FIGURES,
};

/** The rule on a notice of the facts at hand, by what the notice is of; undefined where there is none. */
export function noticeRule(matter: string, facts: readonly LawFact[]): NoticeRule | undefined {
  for (const { most, only, ...place } of PLACES[matter] ?? []) {
    const figure = figureAt(facts, [place]);
    if (figure === undefined) continue;
    // Where a rule has one name for both of its figures, the larger is the most.
    const days = figure.fact.figures
      .filter(({ of, unit }) => of === most && unit === 'days')
      .map(({ value }) => Number(value));
    return {
      section: sectionOf(figure),
      least: figure.value,
      ...(days.length > 0 && { most: Math.max(...days) }),
      ...(only !== undefined && { only }),
    };
  }
  return undefined;
}
