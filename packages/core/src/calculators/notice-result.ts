import { isBusinessDay } from '../calendar/business-days.ts';
import { type FederalHoliday, holidayOn } from '../calendar/federal-holidays.ts';
import { dayInWords, daysBetween, type PlainDate, weekday } from '../calendar/plain-date.ts';
import type { Calculation, CalculationTable } from '../schemas/calculation.ts';
import { type NoticeValues, unitOf } from './notice-fields.ts';
import type { NoticeWindow } from './notice-window.ts';
import { count } from './words.ts';

/** A notice or a deadline as it was counted, before anything is said of it. */
export interface CountedNotice extends NoticeWindow {
  values: NoticeValues;
  /** The federal holidays between the event and the last day. */
  holidays: readonly FederalHoliday[];
  /** What the rule of the state has beside it, in sentences. */
  steps: readonly string[];
}

const isBeforeEvent = ({ values }: CountedNotice) => values.direction === 'before';

/** The day, or the days, in a sentence. */
export function answerOf(notice: CountedNotice): string {
  const { last, earliest } = notice;
  const day = dayInWords(last.date);
  if (!isBeforeEvent(notice)) return `The last day is ${day}.`;
  const from = earliest === undefined ? '' : `, and no earlier than ${dayInWords(earliest)}`;
  return `Send it no later than ${day}${from}.`;
}

/** The days at a glance. */
export function figuresOf(notice: CountedNotice): Calculation['figures'] {
  const { values, last, earliest } = notice;
  return [
    { label: lastDayLabel(notice), kind: 'date', value: last.date },
    ...(earliest === undefined
      ? []
      : [{ label: 'Not before', kind: 'date' as const, value: earliest }]),
    {
      label: 'Calendar days between',
      kind: 'count',
      value: Math.abs(daysBetween(values.date, last.date)),
    },
  ];
}

function lastDayLabel(notice: CountedNotice): string {
  return isBeforeEvent(notice) ? 'Send by' : 'Last day';
}

/** What a day is: a business day, or why it does not count as one. */
function kindOfDay(date: PlainDate): string {
  if (isBusinessDay(date)) return 'A business day';
  return holidayOn(date)?.name ?? (weekday(date) === 6 ? 'A Saturday' : 'A Sunday');
}

/** The same in a sentence. */
function kindInWords(date: PlainDate): string {
  return kindOfDay(date).replace(/^A /, 'a ');
}

/** The steps to the last day, in their order. */
export function workingOf(notice: CountedNotice): string[] {
  const { values, last, holidays, steps } = notice;
  const { date, days, mailing } = values;
  const way = isBeforeEvent(notice) ? 'before' : 'after';
  const mailed = isBeforeEvent(notice) ? 'earlier' : 'later';
  const named = holidays.map(({ name, observed }) => `${name} (${dayInWords(observed)})`);
  return [
    `The event is on ${dayInWords(date)}. That day is not counted.`,
    `${count(days, unitOf(values))} ${way} it: ${dayInWords(last.counted)}.`,
    ...(mailing === 0
      ? []
      : [`${count(mailing, 'day')} for the mail, ${mailed}: ${dayInWords(last.withMailing)}.`]),
    last.date === last.withMailing
      ? `That day is ${kindInWords(last.date)}; it stays.`
      : `That day is ${kindInWords(last.withMailing)}, so it moves to the business day ${way}: ${dayInWords(last.date)}.`,
    named.length === 0
      ? 'No federal holiday falls between the two days.'
      : `Federal holidays between them: ${named.join('; ')}.`,
    ...steps,
  ];
}

/** Every day that is named, in its order. */
export function datesTable(notice: CountedNotice): CalculationTable {
  const { values, last, earliest, holidays } = notice;
  const steps: [string, PlainDate][] = [
    [lastDayLabel(notice), last.date],
    ...holidays.map(({ name, observed }): [string, PlainDate] => [name, observed]),
    ['The event', values.date],
  ];
  if (earliest !== undefined) steps.unshift(['Not before', earliest]);
  return {
    id: 'dates',
    title: 'The dates',
    columns: [
      { label: 'Step', kind: 'text' },
      { label: 'Date', kind: 'date' },
      { label: 'Day', kind: 'text' },
      { label: 'What it is', kind: 'text' },
    ],
    rows: steps
      .toSorted(([, a], [, b]) => a.localeCompare(b))
      .map(([label, day]) => {
        const [weekdayName = ''] = dayInWords(day).split(',', 1);
        return [label, day, weekdayName, kindOfDay(day)];
      }),
  };
}
