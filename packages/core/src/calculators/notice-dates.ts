import { holidaysBetween } from '../calendar/federal-holidays.ts';
import { dateInWords } from '../calendar/plain-date.ts';
import type { Calculation } from '../schemas/calculation.ts';
import { defineCalculator, type FieldProblem, type Law } from './calculator.ts';
import { factsFor, lawLimits } from './law-figures.ts';
import { heldAgainst } from './notice-against-rule.ts';
import { NOTICE_FIELDS, type NoticeValues } from './notice-fields.ts';
import { answerOf, type CountedNotice, datesTable, figuresOf, workingOf } from './notice-result.ts';
import { noticeRule } from './notice-rule.ts';
import { stepFrom, windowOf } from './notice-window.ts';
import { TOOLS } from './tool-list.ts';
import { count } from './words.ts';

const QUESTION_OF: Record<NoticeValues['matter'], string> = {
  members: 'annual-meeting',
  board: 'open-meetings',
  fine: 'fine-notice',
  budget: 'budget-ratification',
  other: '',
};

function check(values: NoticeValues): FieldProblem | undefined {
  const { last, earliest } = windowOf(values);
  if (earliest === undefined || earliest <= last.date) return undefined;
  let least = values.days;
  for (let day = last.counted; day > last.date; day = stepFrom(day, -1, values)) least += 1;
  const unit = values.counting === 'business' ? 'business day' : 'day';
  return {
    field: 'most',
    message: `Please enter at least ${count(least, unit)}, or 0: this notice must be sent by ${dateInWords(last.date)}.`,
  };
}

/**
 * The last day of a notice or a deadline, by the way of counting that was chosen. The day of the
 * event is not counted (Fed. R. Civ. P. 6(a)(1)); days for mailing are calendar days (6(d)).
 */
function calculate(values: NoticeValues, law: Law): Calculation {
  const { direction, date, matter, state } = values;
  const isBefore = direction === 'before';
  const window = windowOf(values);
  const { last } = window;
  const question = QUESTION_OF[matter];
  const facts = factsFor(law, values.community).filter((fact) => fact.question === question);
  const rule = isBefore ? noticeRule(matter, facts) : undefined;
  const held = rule && heldAgainst(rule, values, window);
  const isJudged = held !== undefined && values.counting === 'calendar';
  const notice: CountedNotice = {
    values,
    last,
    earliest: held === undefined ? window.earliest : held.earliest,
    holidays: isBefore ? holidaysBetween(last.date, date) : holidaysBetween(date, last.date),
    steps: held?.steps ?? [],
  };
  return {
    answer: answerOf(notice),
    verdict: !isJudged ? 'none' : held.isMet ? 'met' : 'not-met',
    figures: figuresOf(notice),
    working: workingOf(notice),
    tables: [datesTable(notice)],
    facts,
    limits: [
      ...(held?.limits ?? []),
      ...(matter === 'other'
        ? []
        : lawLimits(state, law && facts, rule !== undefined, 'this notice')),
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
