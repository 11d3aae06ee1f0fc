import { addBusinessDays, isBusinessDay } from '../calendar/business-days.ts';
import { federalHolidays } from '../calendar/federal-holidays.ts';
import { countBackward, countForward } from '../calendar/notice-period.ts';
import {
  addDays,
  dateInWords,
  dateParts,
  dayInWords,
  daysBetween,
  type PlainDate,
  weekday,
} from '../calendar/plain-date.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem } from './calculator.ts';
import { factsFor, lawLimits } from './law-figures.ts';
import { NOTICE_FIELDS, type NoticeValues } from './notice-fields.ts';
import { type NoticeRule, noticeRule } from './notice-rule.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

const QUESTION_OF: Record<NoticeValues['matter'], string> = {
  members: 'annual-meeting',
  board: 'open-meetings',
  fine: 'fine-notice',
  budget: 'budget-ratification',
  other: '',
};

/** The days between which a notice is sent; the earliest only where there is one. */
function windowOf({ direction, date, days, counting, mailing, lastDay, most }: NoticeValues) {
  const period = { days, counting, mailingDays: mailing, movesToBusinessDay: lastDay === 'moves' };
  const isBefore = direction === 'before';
  const result = isBefore ? countBackward(date, period) : countForward(date, period);
  const step = counting === 'business' ? addBusinessDays : addDays;
  const earliest = isBefore && most > 0 ? step(date, -most) : undefined;
  return { result, step, earliest };
}

function check(values: NoticeValues): FieldProblem | undefined {
  const { result, step, earliest } = windowOf(values);
  if (earliest === undefined || earliest <= result.date) return undefined;
  let least = values.days;
  for (let day = result.counted; day > result.date; day = step(day, -1)) least += 1;
  const unit = values.counting === 'business' ? 'business day' : 'day';
  return {
    field: 'most',
    message: `Please enter at least ${count(least, unit)}, or 0: this notice must be sent by ${dateInWords(result.date)}.`,
  };
}

/** The federal holidays on which offices are closed between two days, both included. */
export function holidaysBetween(from: PlainDate, to: PlainDate) {
  const years = [];
  for (let { year } = dateParts(from); year <= dateParts(to).year + 1; year += 1) years.push(year);
  return years
    .flatMap((year) => federalHolidays(year))
    .filter(({ observed }) => observed >= from && observed <= to);
}

/** Why a day does not count as a business day; empty for one that does. */
function dayNote(date: PlainDate): string {
  if (isBusinessDay(date)) return 'A business day';
  const [holiday] = holidaysBetween(date, date);
  return holiday?.name ?? (weekday(date) === 6 ? 'A Saturday' : 'A Sunday');
}

/** A notice held against the rule of the state, where it has one for it. */
function heldAgainst(rule: NoticeRule | undefined, values: NoticeValues) {
  const { date, days, counting, most } = values;
  const { result, earliest } = windowOf(values);
  if (rule === undefined) return { earliest, tooFew: false, limits: [], steps: [] };
  const isCalendar = counting === 'calendar';
  const tooFew = isCalendar && days < rule.least;
  const first = rule.most === undefined ? undefined : addDays(date, -rule.most);
  const tooEarly = first !== undefined && first > result.date;
  const isCut = first !== undefined && !tooEarly && (earliest === undefined || earliest < first);
  const what = rule.only === undefined ? '' : ` for ${rule.only}`;
  const unit = counting === 'business' ? 'business day' : 'calendar day';
  const has = `${rule.section} has ${count(rule.least, 'day')}${what}`;
  const asked = most === 0 || earliest === undefined ? '' : `; you entered ${count(most, unit)}`;
  return {
    // A first day after the last one is no day to name.
    earliest: isCut ? first : tooEarly ? undefined : earliest,
    tooFew: tooFew || tooEarly,
    steps: [
      `${has}; you entered ${count(days, unit)}.`,
      ...(isCut
        ? [
            `It lets the notice go out ${rule.most} days before at the earliest${asked}. So it is not sent before ${dayInWords(first)}.`,
          ]
        : []),
    ],
    limits: [
      ...(tooFew
        ? [`Fewer days than the rule of ${rule.section} has${what}. Read it before you send.`]
        : []),
      ...(tooEarly
        ? [
            `Earlier than the rule of ${rule.section} allows: ${rule.most} days before at the earliest, on ${dayInWords(first)}. Read it before you send.`,
          ]
        : []),
    ],
  };
}

/**
 * The last day of a notice or a deadline, by the way of counting that was chosen. The day of the
 * event is not counted (Fed. R. Civ. P. 6(a)(1)); days for mailing are calendar days (6(d)).
 */
function calculate(values: NoticeValues, law: readonly LawFact[]): Calculation {
  const { direction, date, days, counting, mailing, matter, state } = values;
  const isBefore = direction === 'before';
  const { result } = windowOf(values);
  const [from, to] = isBefore ? [result.date, date] : [date, result.date];
  const holidays = holidaysBetween(from, to);
  const question = QUESTION_OF[matter];
  const facts = factsFor(law, values.community).filter((fact) => fact.question === question);
  const rule = isBefore ? noticeRule(matter, facts) : undefined;
  const { earliest, tooFew, steps, limits } = heldAgainst(rule, values);
  const unit = counting === 'business' ? 'business day' : 'calendar day';
  const way = isBefore ? 'before' : 'after';
  return {
    answer: isBefore
      ? `Send it no later than ${dayInWords(result.date)}${earliest === undefined ? '' : `, and no earlier than ${dayInWords(earliest)}`}.`
      : `The last day is ${dayInWords(result.date)}.`,
    verdict: rule === undefined || counting === 'business' ? 'none' : tooFew ? 'not-met' : 'met',
    figures: [
      { label: isBefore ? 'Send by' : 'Last day', kind: 'date', value: result.date },
      ...(earliest === undefined
        ? []
        : [{ label: 'Not before', kind: 'date' as const, value: earliest }]),
      { label: 'Calendar days between', kind: 'count', value: daysBetween(from, to) },
    ],
    working: [
      `The event is on ${dayInWords(date)}. That day is not counted.`,
      `${count(days, unit)} ${way} it: ${dayInWords(result.counted)}.`,
      ...(mailing === 0
        ? []
        : [
            `${count(mailing, 'day')} for the mail, ${isBefore ? 'earlier' : 'later'}: ${dayInWords(result.withMailing)}.`,
          ]),
      ...(result.date === result.withMailing
        ? [`That day is ${dayNote(result.date).replace(/^A /, 'a ')}; it stays.`]
        : [
            `That day is ${dayNote(result.withMailing).replace(/^A /, 'a ')}, so it moves to the business day ${way}: ${dayInWords(result.date)}.`,
          ]),
      holidays.length === 0
        ? 'No federal holiday falls between the two days.'
        : `Federal holidays between them: ${holidays.map(({ name, observed }) => `${name} (${dayInWords(observed)})`).join('; ')}.`,
      ...steps,
    ],
    tables: [
      {
        id: 'dates',
        title: 'The dates',
        columns: [
          { label: 'Step', kind: 'text' },
          { label: 'Date', kind: 'date' },
          { label: 'Day', kind: 'text' },
          { label: 'What it is', kind: 'text' },
        ],
        rows: [
          ...(earliest === undefined ? [] : [['Not before', earliest] as const]),
          [isBefore ? 'Send by' : 'Last day', result.date] as const,
          ...holidays.map(({ name, observed }) => [name, observed] as const),
          ['The event', date] as const,
        ]
          .toSorted((a, b) => a[1].localeCompare(b[1]))
          .map(([label, day]) => [
            label,
            day,
            dayInWords(day).split(',', 1)[0] ?? '',
            dayNote(day),
          ]),
      },
    ],
    facts,
    limits: [
      ...limits,
      ...(matter === 'other' ? [] : lawLimits(state, facts, rule !== undefined, 'this notice')),
      'Days here are those of the calendar, without an hour. A message sent at 11 p.m. is already of the next day for a server elsewhere: go by the date where the association is, and leave a day to spare.',
      'Only federal holidays are left out; a state may have others. A rule may count from the day a notice arrives, not from the day it is sent.',
    ],
  };
}

/** The last day of a notice or a deadline: calendar or business days, mail, weekends and holidays. */
export const NOTICE_DATES = defineCalculator({
  ...TOOLS['notice-dates'],
  questions: ['annual-meeting', 'open-meetings', 'fine-notice', 'budget-ratification'],
  source: 'Counting as in Fed. R. Civ. P. 6(a) and 6(d); federal holidays of 5 U.S.C. 6103.',
  fields: NOTICE_FIELDS,
  parts: [
    { title: 'The event', fields: ['direction', 'date'] },
    { title: 'The period', fields: ['days', 'counting', 'mailing', 'lastDay', 'most'] },
    { title: 'The law', fields: ['matter', 'state', 'community'] },
  ],
  check,
  calculate,
});
