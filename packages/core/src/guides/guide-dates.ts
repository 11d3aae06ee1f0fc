import { businessDayUntil, isWeekend } from '../calendar/business-days.ts';
import { holidayOn } from '../calendar/federal-holidays.ts';
import { dateInWords, dayInWords, type PlainDate } from '../calendar/plain-date.ts';
import { citationText, figureText } from '../law/law-text.ts';
import type { Guide, GuideDate, GuideLaw } from '../schemas/guide.ts';
import type { GuideAnswers, PlannedDate } from '../schemas/guide-run.ts';
import type { LawFact, LawFigure } from '../schemas/law.ts';
import { countFigure, findFigure } from './guide-figures.ts';
import { UNKNOWN } from './guide-path.ts';

interface Counting {
  guide: Guide;
  answers: GuideAnswers;
  law: GuideLaw;
  today: PlainDate;
}

/** How long a date takes: by a fact of the law, or else by the documents. */
interface GivenTime {
  figure: LawFigure;
  fact?: LawFact;
}

function startOf(
  { from, orToday }: GuideDate,
  { answers, today }: Counting,
): PlainDate | undefined {
  if (from === 'today') return today;
  const answer = answers[from];
  if (answer === undefined || answer === UNKNOWN) return undefined;
  return orToday && answer < today ? today : answer;
}

/** The time that a rule or else the documents give for a date. */
export function givenTime(date: GuideDate, counting: Counting): GivenTime | undefined {
  const { guide, answers, law, today } = counting;
  const found = findFigure(guide, date.figures, answers, law);
  if (found !== undefined && countFigure(today, found.figure, 'after') !== undefined) return found;
  const given = date.documents === undefined ? undefined : answers[date.documents];
  if (given === undefined || given === UNKNOWN) return undefined;
  return { figure: { value: Number(given), unit: 'days', of: date.title } };
}

/** Who says how long it takes. */
const byWhom = ({ fact }: GivenTime) =>
  fact === undefined ? 'as your documents say' : `by ${citationText(fact.citation)}`;

/** A rule as a planned date names it. */
const ruleOf = (fact: LawFact | undefined): Pick<PlannedDate, 'fact' | 'url'> =>
  fact === undefined ? {} : { fact: fact.id, url: fact.url };

/** A last day on which offices are closed is said to be one, with the day before it to be done by. */
function closedNote(date: PlainDate, today: PlainDate): string {
  const open = businessDayUntil(date);
  if (open === date || open < today) return '';
  const holiday = holidayOn(date);
  const why = isWeekend(date)
    ? 'It falls on a weekend'
    : `Offices are closed that day (${holiday?.name})`;
  return ` ${why}: be done by ${dayInWords(open)}.`;
}

/** Our own suggestion for a date, where it has one. */
function suggestedDay(date: GuideDate, start: PlainDate, today: PlainDate) {
  const { days, direction, title, why = '' } = date;
  if (days === undefined || direction === 'on') return undefined;
  const figure = { value: days, unit: 'days', of: title } as const;
  const day = countFigure(start, figure, direction) ?? start;
  const startText = dateInWords(start);
  const counts = days === 0 ? `On ${startText}` : `${figureText(figure)} ${direction} ${startText}`;
  // No rule makes it too late: what we would have done by then is best done now.
  const isLate = day < today && (direction === 'after' || start >= today);
  const late = isLate ? ' That day is behind us, so do it today.' : '';
  const working = `${counts}: our suggestion, not a rule of law.${late} ${why}`.trim();
  return { day: isLate ? today : day, working };
}

/**
 * Counts a date of a plan: by the figure of the law, or else by what the documents give, or else by
 * our own suggestion, which says that it is one. What cannot be counted says where to look.
 */
export function planDate(date: GuideDate, counting: Counting): PlannedDate {
  const { today } = counting;
  const { id, title, suggested = title, detail, direction } = date;
  const planned = (
    day: PlainDate,
    basis: PlannedDate['basis'],
    working: string,
    fact?: LawFact,
  ): PlannedDate => ({
    id,
    title: basis === 'ours' ? suggested : title,
    detail,
    date: day,
    passed: day < today,
    basis,
    // What is to be done today cannot be done earlier, and what has to wait may not be.
    working: day === today || date.noEarlier ? working : working + closedNote(day, today),
    ...ruleOf(fact),
  });
  const notCounted = { id, title, detail, date: null, passed: false, basis: null };

  const start = startOf(date, counting);
  const time = givenTime(date, counting);
  if (start === undefined && time !== undefined) {
    const counts = `${figureText(time.figure)} ${direction} a day that you do not know yet`;
    const working = `${counts}, ${byWhom(time)}. Come back with that day and we count.`;
    return { ...notCounted, working, ...ruleOf(time.fact) };
  }
  if (start === undefined) return { ...notCounted, working: date.unknown };
  if (direction === 'on') return planned(start, 'answer', 'The date you gave.');

  const counted = time && countFigure(start, time.figure, direction);
  if (time !== undefined && counted !== undefined) {
    const counts = `${figureText(time.figure)} ${direction} ${dateInWords(start)}`;
    const basis = time.fact === undefined ? 'documents' : 'law';
    return planned(counted, basis, `${counts}, ${byWhom(time)}.`, time.fact);
  }
  const ours = suggestedDay(date, start, today);
  if (ours === undefined) return { ...notCounted, working: date.unknown };
  return planned(ours.day, 'ours', ours.working);
}

/** Dates by day, those that cannot be counted last. */
export function inOrderOfDate(dates: readonly PlannedDate[]): PlannedDate[] {
  return dates.toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'));
}
