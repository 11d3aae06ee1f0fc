import { type PlainDate, plainDate } from '@hoa/core/calendar/plain-date';

/** Today's date where the visitor is: in the evening in America another day begins at Greenwich. */
export function todayHere(now = new Date()): PlainDate {
  return plainDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
