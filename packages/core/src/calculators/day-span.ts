import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import type { FieldProblem } from './calculator.ts';

/** Ten years. */
const SPAN_MAX_DAYS = 3_660;

/**
 * What is wrong with a day that is counted to, if anything is.
 *
 * @param field the one that holds it
 * @param from the day that is counted from, and what that is: 'the first fine'
 */
export function spanProblem(
  field: string,
  until: PlainDate,
  from: { day: PlainDate; what: string },
): FieldProblem | undefined {
  const days = daysBetween(from.day, until);
  if (days < 0) return { field, message: `Please enter a day that is not before ${from.what}.` };
  return days > SPAN_MAX_DAYS
    ? { field, message: `At most ten years after ${from.what}, please.` }
    : undefined;
}
