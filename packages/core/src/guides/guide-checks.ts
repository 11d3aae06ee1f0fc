import { addDays, dateInWords, daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { figureText } from '../law/law-text.ts';
import { parseMoney } from '../money/cents.ts';
import type { Guide, GuideCheck, GuideLaw } from '../schemas/guide.ts';
import type { CheckedPoint, GuideAnswers, PlannedDate } from '../schemas/guide-run.ts';
import type { LawFigure } from '../schemas/law.ts';
import { countFigure, type FoundFigure, findFigure, isLawFor } from './guide-figures.ts';
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
  const found = `${Math.round(percent * 10) / 10} percent`;
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

function passedBy(date: PlannedDate | undefined, today: PlainDate): Compared | undefined {
  // Only a rule or a paper can be overdue; our own suggestion cannot.
  if (!date?.date || date.basis === 'ours') return undefined;
  const words = dateInWords(date.date);
  return {
    isMet: date.date >= today,
    marks: { date: words, found: dateInWords(addDays(today, 0)) },
  };
}

/** What is said where nothing could be compared, with a rule that is there all the same. */
function openPoint(
  { open, withoutFigure }: GuideCheck,
  { found, answers, law }: { found: FoundFigure | undefined; answers: GuideAnswers; law: GuideLaw },
): Pick<CheckedPoint, 'text' | 'fact'> {
  const rule =
    found === undefined && withoutFigure !== undefined
      ? law.facts.find(
          (fact) => fact.question === withoutFigure.question && isLawFor(fact, answers.community),
        )
      : undefined;
  if (rule === undefined || withoutFigure === undefined) return { text: open };
  return { text: withoutFigure.text, fact: rule.id };
}

/** What a check found, its marks filled in; the marks of answers are left for the outcome to fill. */
export function runCheck(
  check: GuideCheck,
  held: {
    guide: Guide;
    answers: GuideAnswers;
    law: GuideLaw;
    today: PlainDate;
    dates: readonly PlannedDate[];
  },
): { point: CheckedPoint; marks: Record<string, string> } {
  const { guide, answers, law, today, dates } = held;
  const { id, title } = check;
  const found = findFigure(guide, check.figures, answers, law);
  const date = dates.find((one) => one.id === check.of[0]);
  const compared =
    check.kind === 'passed'
      ? passedBy(date, today)
      : found && compare(check, answers, found.figure);
  if (compared === undefined) {
    const point = openPoint(check, { found, answers, law });
    return { point: { id, title, result: 'open', ...point }, marks: {} };
  }
  const result = compared.isMet ? 'met' : 'broken';
  const fact = check.kind === 'passed' ? date?.fact : found?.fact.id;
  const marks = found ? { ...compared.marks, figure: figureText(found.figure) } : compared.marks;
  return {
    point: { id, title, result, text: check[result], ...(fact === undefined ? {} : { fact }) },
    marks,
  };
}
