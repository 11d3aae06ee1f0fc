import { isWeekend } from '../calendar/business-days.ts';
import { holidayOn } from '../calendar/federal-holidays.ts';
import { dateInWords, type PlainDate } from '../calendar/plain-date.ts';
import { figureText } from '../law/law-text.ts';
import type { Guide, GuideDate, GuideLaw } from '../schemas/guide.ts';
import type { GuideAnswers, PlannedDate } from '../schemas/guide-run.ts';
import { countFigure, findFigure } from './guide-figures.ts';
import { UNKNOWN } from './guide-path.ts';

interface Counting {
  guide: Guide;
  answers: GuideAnswers;
  law: GuideLaw;
  today: PlainDate;
}

function startOf({ from }: GuideDate, { answers, today }: Counting): PlainDate | undefined {
  if (from === 'today') return today;
  const answer = answers[from];
  return answer === UNKNOWN ? undefined : answer;
}

/** A last day on which offices are closed is said to be one. */
function closedNote(date: PlainDate): string {
  const holiday = holidayOn(date);
  if (holiday !== undefined)
    return ` Offices are closed that day (${holiday.name}): be a day early.`;
  return isWeekend(date) ? ' It falls on a weekend: be a day or two early.' : '';
}

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/**
 * Counts a date of a plan: by the figure of the law, or else by what the documents give, or else by
 * our own suggestion, which says that it is one. What cannot be counted says where to look.
 */
export function planDate(date: GuideDate, counting: Counting): PlannedDate {
  const { guide, answers, law, today } = counting;
  const { id, title, suggested = title, detail, direction, unknown } = date;
  const planned = (
    day: PlainDate,
    basis: PlannedDate['basis'],
    working: string,
    fact?: string,
  ): PlannedDate => ({
    id,
    title: basis === 'ours' ? suggested : title,
    detail,
    date: day,
    passed: day < today,
    basis,
    // What is to be done today cannot be done earlier, and what has to wait may not be.
    working: day === today || date.noEarlier ? working : working + closedNote(day),
    ...(fact === undefined ? {} : { fact }),
  });
  const notCounted = {
    id,
    title,
    detail,
    date: null,
    passed: false,
    basis: null,
    working: unknown,
  };

  const start = startOf(date, counting);
  if (start === undefined) return notCounted;
  if (direction === 'on') return planned(start, 'answer', 'The date you gave.');

  const found = findFigure(guide, date.figures, answers, law);
  const counted = found && countFigure(start, found.figure, direction);
  const startText = dateInWords(start);
  if (found !== undefined && counted !== undefined) {
    const working = `${figureText(found.figure)} ${direction} ${startText}, by the rule below.`;
    return planned(counted, 'law', working, found.fact.id);
  }
  const given = date.documents === undefined ? undefined : answers[date.documents];
  if (given !== undefined && given !== UNKNOWN) {
    const day = countFigure(start, { value: Number(given), unit: 'days' }, direction);
    const working = `${daysText(Number(given))} ${direction} ${startText}, as your documents say.`;
    if (day !== undefined) return planned(day, 'documents', working);
  }
  const { days, why = '' } = date;
  const day =
    days === undefined ? undefined : countFigure(start, { value: days, unit: 'days' }, direction);
  if (days === undefined || day === undefined) return notCounted;
  const counts = days === 0 ? `On ${startText}` : `${daysText(days)} ${direction} ${startText}`;
  // No rule makes it too late: what we would have done by then is best done now.
  const isLate = day < today && (direction === 'after' || start >= today);
  const late = isLate ? ' That day is behind us, so do it today.' : '';
  const working = `${counts}: our suggestion, not a rule of law.${late} ${why}`.trim();
  return planned(isLate ? today : day, 'ours', working);
}

/** Dates by day, those that cannot be counted last. */
export function inOrderOfDate(dates: readonly PlannedDate[]): PlannedDate[] {
  return dates.toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'));
}
