import { addDays, dayInWords, type PlainDate } from '../calendar/plain-date.ts';
import { type NoticeValues, unitOf } from './notice-fields.ts';
import type { NoticeRule } from './notice-rule.ts';
import type { NoticeWindow } from './notice-window.ts';
import { count } from './words.ts';

/** What the rule of a state says to a notice. */
export interface HeldNotice {
  /** The first day to send it, where the documents or the rule have one. */
  earliest: PlainDate | undefined;
  isMet: boolean;
  /** The rule beside what was entered, in sentences. */
  steps: string[];
  /** What of the notice the rule does not allow. */
  limits: string[];
}

/** Holds a notice against the rule of its state. */
export function heldAgainst(
  rule: NoticeRule,
  values: NoticeValues,
  { last, earliest }: NoticeWindow,
): HeldNotice {
  const { date, days, counting, most } = values;
  const isTooShort = counting === 'calendar' && days < rule.least;
  const first = rule.most === undefined ? undefined : addDays(date, -rule.most);
  const isTooEarly = first !== undefined && first > last.date;
  const isCut = first !== undefined && !isTooEarly && (earliest === undefined || earliest < first);
  const what = rule.only === undefined ? '' : ` for ${rule.only}`;
  const steps = [
    `${rule.section} has ${count(rule.least, 'day')}${what}; you entered ${count(days, unitOf(values))}.`,
  ];
  if (isCut) {
    const entered = most === 0 ? '' : `; you entered ${count(most, unitOf(values))}`;
    steps.push(
      `It lets the notice go out ${rule.most} days before at the earliest${entered}. So it is not sent before ${dayInWords(first)}.`,
    );
  }
  const limits: string[] = [];
  if (isTooShort) {
    limits.push(`Fewer days than the rule of ${rule.section} has${what}. Read it before you send.`);
  }
  if (isTooEarly) {
    limits.push(
      `Earlier than the rule of ${rule.section} allows: ${rule.most} days before at the earliest, on ${dayInWords(first)}. Read it before you send.`,
    );
  }
  // A first day after the last one is no day to name.
  const named = isTooEarly ? undefined : earliest;
  return { earliest: isCut ? first : named, isMet: !isTooShort && !isTooEarly, steps, limits };
}
