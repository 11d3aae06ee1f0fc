import { dateInWords, daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { figureText } from '../law/law-text.ts';
import { parseMoney } from '../money/cents.ts';
import type { Guide, GuideCheck, GuideDate, GuideLaw } from '../schemas/guide.ts';
import type { CheckedPoint, GuideAnswers, PlannedDate } from '../schemas/guide-run.ts';
import type { LawFigure } from '../schemas/law.ts';
import { givenTime, planDate } from './guide-dates.ts';
import {
  countFigure,
  type FoundFigure,
  figuresInQuestion,
  findFigure,
  isLawFor,
} from './guide-figures.ts';
import { UNKNOWN } from './guide-path.ts';

/** What a comparison came to, with what its sentence names. */
interface Compared {
  isMet: boolean;
  /** Words for the marks {found} and {date} of its sentence. */
  marks: Record<string, string>;
}

const given = (answer: string | undefined) => (answer === UNKNOWN ? undefined : answer);

function compareDays(from: PlainDate, to: PlainDate, figure: LawFigure): Compared | undefined {
  const earliest = countFigure(from, figure, 'after');
  if (earliest === undefined) return undefined;
  const days = daysBetween(from, to);
  const found = `${days} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return { isMet: earliest <= to, marks: { found, date: dateInWords(earliest) } };
}

function compareIncrease(old: string, now: string, { value }: LawFigure): Compared | undefined {
  const [before, after] = [parseMoney(old), parseMoney(now)];
  if (before === null || after === null || before === 0) return undefined;
  const percent = ((after - before) / before) * 100;
  const rise = `${Math.abs(Math.round(percent * 10) / 10)} percent`;
  const found = percent < 0 ? `a fall of ${rise}` : rise;
  return { isMet: (after - before) * 100 <= before * Number(value), marks: { found } };
}

function compareAmount(
  kind: 'amount' | 'reaches',
  amount: string,
  { value }: LawFigure,
): Compared | undefined {
  const cents = parseMoney(amount);
  if (cents === null) return undefined;
  const limit = Number(value) * 100;
  return { isMet: kind === 'amount' ? cents <= limit : cents >= limit, marks: {} };
}

function compare(
  { kind, of }: GuideCheck,
  answers: GuideAnswers,
  figure: LawFigure,
): Compared | undefined {
  const [first = '', second = ''] = of;
  const one = given(answers[first]);
  const other = given(answers[second]);
  if (one === undefined) return undefined;
  if (kind === 'amount' || kind === 'reaches') return compareAmount(kind, one, figure);
  if (other === undefined) return undefined;
  return kind === 'days' ? compareDays(one, other, figure) : compareIncrease(one, other, figure);
}

/** Whether the second amount is above the first: by no rule, so that it names nothing. */
function compareRise({ of }: GuideCheck, answers: GuideAnswers): Compared | undefined {
  const [before, after] = of.map((id) => parseMoney(given(answers[id]) ?? ''));
  if (before == null || after == null) return undefined;
  return { isMet: after > before, marks: {} };
}

/** What a check is held against: the answers, the law, and which dates are in the plan. */
interface Held {
  guide: Guide;
  answers: GuideAnswers;
  law: GuideLaw;
  today: PlainDate;
  applies: (date: GuideDate) => boolean;
}

/** The date of the plan that a check looks at, where it looks at one. */
function dateOf({ kind, of }: GuideCheck, { guide, applies }: Held): GuideDate | undefined {
  if (kind !== 'passed' && kind !== 'notAfter' && kind !== 'notBefore') return undefined;
  const date = guide.dates.find(({ id }) => id === of[0]);
  return date && applies(date) ? date : undefined;
}

/** Holds today against a date of the plan, or an answered day against one that is set. */
function compareDay(
  { kind, of }: GuideCheck,
  { answers, today }: Held,
  { date, basis }: PlannedDate,
): Compared | undefined {
  // Only a rule or a paper can be overdue; our own suggestion cannot.
  if (date === null || basis === 'ours') return undefined;
  const marks = { date: dateInWords(date) };
  if (kind === 'passed') return { isMet: date >= today, marks };
  const [, second = ''] = of;
  const day = second === 'today' ? today : given(answers[second]);
  if (day === undefined) return undefined;
  return { isMet: kind === 'notAfter' ? day <= date : day >= date, marks };
}

/** The figure that a check would compare with, or the dates that it looks at would be counted by. */
function figureAtHand(check: GuideCheck, held: Held, found: FoundFigure | undefined) {
  const { guide, answers, law } = held;
  if (found !== undefined) return { text: figureText(found.figure), fact: found.fact };
  const date = dateOf(check, held);
  const time = date && givenTime(date, held);
  if (time !== undefined) return { text: figureText(time.figure), fact: time.fact };
  return figuresInQuestion(guide, check, answers, law);
}

type Said = Partial<Pick<CheckedPoint, 'text' | 'fact'>>;

const said = (text: string | undefined, fact: string | undefined): Said => ({
  ...(text === undefined ? {} : { text }),
  ...(fact === undefined ? {} : { fact }),
});

/** What is said where nothing could be compared, with a rule that is there all the same. */
function openPoint(
  check: GuideCheck,
  held: Held,
  found: FoundFigure | undefined,
): { said: Said; marks: Record<string, string> } {
  const { open, unanswered, withoutFigure } = check;
  const { law, answers } = held;
  const figure = figureAtHand(check, held, found);
  if (figure !== undefined) {
    return { said: said(unanswered, figure.fact?.id), marks: { figure: figure.text } };
  }
  const rule =
    withoutFigure &&
    law.facts.find(
      (fact) => fact.question === withoutFigure.question && isLawFor(fact, answers.community),
    );
  return { said: said(rule ? withoutFigure?.text : open, rule?.id), marks: {} };
}

/** What a check found; without a text where the guide has none for it. */
export interface CheckFound extends Pick<CheckedPoint, 'id' | 'title' | 'result'>, Said {}

/** What a check found, its marks filled in; the marks of answers are left for the outcome to fill. */
export function runCheck(
  check: GuideCheck,
  held: Held,
): { point: CheckFound; marks: Record<string, string> } {
  const { guide, answers, law } = held;
  const { id, title } = check;
  const found = findFigure(guide, check.figures, answers, law);
  const date = dateOf(check, held);
  const planned = date && planDate(date, held);
  const compared = planned
    ? compareDay(check, held, planned)
    : check.kind === 'rises'
      ? compareRise(check, answers)
      : found && compare(check, answers, found.figure);
  if (compared === undefined) {
    const open = openPoint(check, held, found);
    return { point: { id, title, result: 'open', ...open.said }, marks: open.marks };
  }
  const result = compared.isMet ? 'met' : 'broken';
  const fact = found?.fact.id ?? planned?.fact;
  const marks = found ? { ...compared.marks, figure: figureText(found.figure) } : compared.marks;
  return { point: { id, title, result, ...said(check[result], fact) }, marks };
}
