import { addBusinessDays } from '../calendar/business-days.ts';
import { type CountedDay, countBackward, countForward } from '../calendar/notice-period.ts';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { NoticeValues } from './notice-fields.ts';

/** The days between which a notice is sent, or up to which somebody may act. */
export interface NoticeWindow {
  last: CountedDay;
  /** Only where there is one. */
  earliest: PlainDate | undefined;
}

/** The day so many days later, or earlier, by the days that count. */
export function stepFrom(date: PlainDate, days: number, { counting }: NoticeValues): PlainDate {
  return counting === 'business' ? addBusinessDays(date, days) : addDays(date, days);
}

/** The window of a notice by the way of counting that was chosen. */
export function windowOf(values: NoticeValues): NoticeWindow {
  const { direction, date, days, counting, mailing, lastDay, most } = values;
  const period = { days, counting, mailingDays: mailing, movesToBusinessDay: lastDay === 'moves' };
  const isBefore = direction === 'before';
  return {
    last: isBefore ? countBackward(date, period) : countForward(date, period),
    earliest: isBefore && most > 0 ? stepFrom(date, -most, values) : undefined,
  };
}
