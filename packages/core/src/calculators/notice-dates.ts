import { addBusinessDays, isBusinessDay } from '../calendar/business-days.ts';
import { federalHolidays } from '../calendar/federal-holidays.ts';
import { countBackward, countForward } from '../calendar/notice-period.ts';
import {
  addDays,
  dateParts,
  dayInWords,
  daysBetween,
  type PlainDate,
  weekday,
} from '../calendar/plain-date.ts';
import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { defineCalculator, type FieldProblem, type Values } from './calculator.ts';
import {
  COMMUNITY_FIELD,
  factsFor,
  figureAt,
  lawLimits,
  STATE_FIELD,
  sectionOf,
} from './law-figures.ts';
import { HEARING_NOTICE_FIGURES, MEETING_NOTICE_FIGURES } from './law-places.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

const FIELDS = {
  direction: {
    kind: 'choice',
    label: 'What to count',
    start: 'before',
    isOptional: true,
    options: [
      { value: 'before', label: 'Back from an event: the last day to send a notice' },
      { value: 'after', label: 'On from an event: the last day to act' },
    ],
  },
  date: {
    kind: 'date',
    label: 'The day of the event',
    help: 'A meeting, a hearing, the day a letter was sent.',
    start: '2027-03-16',
  },
  days: { kind: 'count', label: 'Days', start: '14', min: 0, max: 730, unit: 'days' },
  counting: {
    kind: 'choice',
    label: 'Which days count',
    start: 'calendar',
    isOptional: true,
    options: [
      { value: 'calendar', label: 'Calendar days: every day' },
      { value: 'business', label: 'Business days: no weekends, no federal holidays' },
    ],
  },
  mailing: {
    kind: 'count',
    label: 'Days for the mail',
    help: 'Added where the rule or the documents ask for it; 3 is common in court rules.',
    start: '0',
    isOptional: true,
    min: 0,
    max: 30,
    unit: 'days',
  },
  lastDay: {
    kind: 'choice',
    label: 'A last day on a weekend or holiday',
    start: 'stays',
    isOptional: true,
    options: [
      { value: 'stays', label: 'Stays where it is' },
      { value: 'moves', label: 'Moves to a business day' },
    ],
  },
  most: {
    kind: 'count',
    label: 'Not earlier than',
    help: 'Days before the event, for rules such as 10 to 60 days; 0 leaves it out.',
    start: '60',
    isOptional: true,
    leftOut: '0',
    min: 0,
    max: 730,
    unit: 'days',
    when: { field: 'direction', is: ['before'] },
  },
  matter: {
    kind: 'choice',
    label: 'The notice is of',
    start: 'members',
    isOptional: true,
    options: [
      { value: 'members', label: 'A meeting of the owners' },
      { value: 'board', label: 'A board meeting' },
      { value: 'fine', label: 'A hearing or a fine' },
      { value: 'budget', label: 'A budget' },
      { value: 'other', label: 'Something else' },
    ],
  },
  state: STATE_FIELD,
  community: COMMUNITY_FIELD,
} as const;

type NoticeValues = Values<typeof FIELDS>;

const QUESTION_OF: Record<NoticeValues['matter'], string> = {
  members: 'annual-meeting',
  board: 'open-meetings',
  fine: 'fine-notice',
  budget: 'budget-ratification',
  other: '',
};

function check({ direction, days, most }: NoticeValues): FieldProblem | undefined {
  return direction === 'before' && most > 0 && most < days
    ? { field: 'most', message: `Please enter at least the ${days} days of the notice, or 0.` }
    : undefined;
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

/**
 * The last day of a notice or a deadline, by the way of counting that was chosen. The day of the
 * event is not counted (Fed. R. Civ. P. 6(a)(1)); days for mailing are calendar days (6(d)).
 */
function calculate(values: NoticeValues, law: readonly LawFact[]): Calculation {
  const { direction, date, days, counting, mailing, lastDay, most, matter, state } = values;
  const period = { days, counting, mailingDays: mailing, movesToBusinessDay: lastDay === 'moves' };
  const isBefore = direction === 'before';
  const result = isBefore ? countBackward(date, period) : countForward(date, period);
  const step = counting === 'business' ? addBusinessDays : addDays;
  const earliest = isBefore && most > 0 ? step(date, -most) : undefined;
  const [from, to] = isBefore ? [result.date, date] : [date, result.date];
  const holidays = holidaysBetween(from, to);
  const question = QUESTION_OF[matter];
  const facts = factsFor(law, values.community).filter((fact) => fact.question === question);
  const places = { members: MEETING_NOTICE_FIGURES, fine: HEARING_NOTICE_FIGURES };
  const figure =
    isBefore && (matter === 'members' || matter === 'fine')
      ? figureAt(facts, places[matter])
      : undefined;
  const tooFew = figure !== undefined && counting === 'calendar' && days < figure.value;
  const unit = counting === 'business' ? 'business day' : 'calendar day';
  const way = isBefore ? 'before' : 'after';
  return {
    answer: isBefore
      ? `Send it no later than ${dayInWords(result.date)}${earliest === undefined ? '' : `, and no earlier than ${dayInWords(earliest)}`}.`
      : `The last day is ${dayInWords(result.date)}.`,
    verdict: figure === undefined || counting === 'business' ? 'none' : tooFew ? 'not-met' : 'met',
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
      ...(figure === undefined
        ? []
        : [
            `${sectionOf(figure)} has ${count(figure.value, 'day')}; you entered ${count(days, unit)}.`,
          ]),
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
      ...(tooFew
        ? [
            `Fewer days than the rule of ${figure ? sectionOf(figure) : ''} has. Read it before you send.`,
          ]
        : []),
      ...(matter === 'other' ? [] : lawLimits(state, facts, figure !== undefined, 'this notice')),
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
  fields: FIELDS,
  parts: [
    { title: 'The event', fields: ['direction', 'date'] },
    { title: 'The period', fields: ['days', 'counting', 'mailing', 'lastDay', 'most'] },
    { title: 'The law', fields: ['matter', 'state', 'community'] },
  ],
  check,
  calculate,
});
