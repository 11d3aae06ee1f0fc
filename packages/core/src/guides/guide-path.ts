import {
  dateInWords,
  FIRST_YEAR,
  isInCalendar,
  isPlainDate,
  LAST_YEAR,
  type PlainDate,
} from '../calendar/plain-date.ts';
import { STATES, stateByCode } from '../jurisdictions.ts';
import { parseMoney, shortMoney } from '../money/cents.ts';
import type { Guide } from '../schemas/guide.ts';
import type { GuideCondition, GuideQuestion } from '../schemas/guide-question.ts';
import type { GuideAnswers } from '../schemas/guide-run.ts';
import { parseWholeNumber } from '../text/whole-number.ts';

/** The answer to a date, an amount or a number that somebody does not have. */
export const UNKNOWN = 'unknown';

/** The largest number that a question takes: more homes than any association has. */
const NUMBER_MAX = 100_000;

/** What a condition may ask of a check: see {@link holds}. */
export type CheckResults = Readonly<Record<string, 'met' | 'broken' | 'open'>>;

const VALUED: ReadonlySet<GuideQuestion['kind']> = new Set(['date', 'money', 'number']);

/** Whether a question may be answered with {@link UNKNOWN} beside its own kind of value. */
export function isValued({ kind }: GuideQuestion): boolean {
  return VALUED.has(kind);
}

/** The values that an answer may have; a date, an amount and a number have no end of them. */
export function choicesOf(question: GuideQuestion): readonly string[] {
  if (question.kind === 'state') return STATES.map(({ code }) => code);
  return question.options.map(({ value }) => value);
}

/** What an answer is read beside. */
interface Beside {
  /** The answers to the questions before it. */
  answers: GuideAnswers;
  /** The last day that may have begun where the visitor is. */
  lastDay: PlainDate;
}

function dateFault(
  { notBefore, notAfterToday }: GuideQuestion,
  answer: string,
  { answers, lastDay }: Beside,
): string | null {
  // A field for dates gives nothing until month, day and year are all there.
  if (answer === '') return 'Please enter the month, the day and the year.';
  if (!isPlainDate(answer)) return 'Please enter a date, such as 2026-11-22.';
  if (!isInCalendar(answer)) {
    return `Please enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`;
  }
  if (notAfterToday && answer > lastDay) {
    return 'Please look at this day again: it has not come yet.';
  }
  const earliest = notBefore === undefined ? undefined : answers[notBefore];
  return earliest === undefined || earliest === UNKNOWN || answer >= earliest
    ? null
    : `Please look at this day again: it is before ${dateInWords(earliest)}, your earlier answer.`;
}

/** '1200' for '1,200'; what is no number stays. */
const plainNumber = (answer: string) => String(parseWholeNumber(answer) ?? answer);

function isCount(answer: string): boolean {
  const count = parseWholeNumber(answer);
  return count !== null && count > 0 && count <= NUMBER_MAX;
}

/** What is wrong with an answer, as a plain sentence for the visitor; null where nothing is. */
export function answerFault(
  question: GuideQuestion,
  answer: string,
  beside: Beside,
): string | null {
  if (isValued(question) && answer === UNKNOWN) return null;
  switch (question.kind) {
    case 'date':
      return dateFault(question, answer, beside);
    case 'money':
      return parseMoney(answer) === null
        ? 'Please enter an amount in dollars, such as 250 or 1,250.50.'
        : null;
    case 'number':
      return isCount(answer) ? null : 'Please enter a whole number, such as 45 or 1,200.';
    case 'state':
      return choicesOf(question).includes(answer) ? null : 'Please choose a state.';
    default:
      return choicesOf(question).includes(answer) ? null : 'Please choose one of the answers.';
  }
}

function conditionValue(question: GuideQuestion, answer: string): string {
  if (!isValued(question)) return answer;
  return answer === UNKNOWN ? 'unknown' : 'known';
}

/**
 * Whether a condition holds for the answers so far. A question that was not asked answers nothing.
 *
 * @param checks what the checks found, where a condition may ask for them
 */
export function holds(
  guide: Guide,
  condition: GuideCondition | undefined,
  answers: GuideAnswers,
  checks: CheckResults = {},
): boolean {
  return Object.entries(condition ?? {}).every(([id, wanted]) => {
    const question = guide.questions.find((one) => one.id === id);
    const answer = answers[id];
    if (question === undefined) return wanted.includes(checks[id] ?? 'open');
    return answer !== undefined && wanted.includes(conditionValue(question, answer));
  });
}

/** How far a guide has come: the answers on its path, and the question that is next. */
export interface GuidePath {
  /** The answers to the questions that are asked on this path, in its order; others are dropped. */
  answers: GuideAnswers;
  next: GuideQuestion | null;
  /** The question that is next, counted from 1. */
  number: number;
  /** How many questions there can be at most, those answered included. */
  most: number;
  /** What is wrong with the answer to the next question, where one was given. */
  fault: string | null;
}

/** Whether a question may still be asked, given that some before it are not answered yet. */
function mayBeAsked(guide: Guide, question: GuideQuestion, answers: GuideAnswers): boolean {
  return Object.entries(question.when ?? {}).every(
    ([id, wanted]) => answers[id] === undefined || holds(guide, { [id]: wanted }, answers),
  );
}

/**
 * Walks a guide along some answers as far as they lead.
 *
 * @param lastDay the last day that may have begun where the visitor is
 */
export function walkGuide(guide: Guide, given: GuideAnswers, lastDay: PlainDate): GuidePath {
  const answers: GuideAnswers = {};
  for (const [index, question] of guide.questions.entries()) {
    if (!holds(guide, question.when, answers)) continue;
    const answer = given[question.id]?.trim();
    const fault = answer === undefined ? null : answerFault(question, answer, { answers, lastDay });
    if (answer === undefined || fault !== null) {
      const number = Object.keys(answers).length + 1;
      const after = guide.questions.slice(index + 1);
      const rest = after.filter((one) => mayBeAsked(guide, one, answers)).length;
      return { answers, next: question, number, most: number + rest, fault };
    }
    answers[question.id] = question.kind === 'number' ? plainNumber(answer) : answer;
  }
  const number = Math.max(1, Object.keys(answers).length);
  return { answers, next: null, number, most: number, fault: null };
}

/** An answer as a reader says it: 'November 22, 2026', '$250', the words of a choice. */
export function answerInWords(question: GuideQuestion, answer: string): string {
  if (isValued(question) && answer === UNKNOWN) return 'I do not know';
  if (question.kind === 'state') return stateByCode(answer)?.name ?? answer;
  if (question.kind === 'date') return dateInWords(answer);
  if (question.kind === 'money') return shortMoney(parseMoney(answer) ?? 0);
  return question.options.find(({ value }) => value === answer)?.label ?? answer;
}
