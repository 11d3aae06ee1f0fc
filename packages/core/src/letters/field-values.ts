import { dateText } from '../law/law-text.ts';
import type { LetterField } from '../schemas/letter.ts';

/** A value as a letter writes it, in lines; or why it cannot be read. */
export type ReadValue = { lines: string[] } | { problem: string };

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;
/** What people put before the items of a list. */
const BULLET = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

function readDate(value: string): ReadValue {
  const [, year, month, day] = ISO_DATE.exec(value)?.map(Number) ?? [];
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0));
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isDay && value !== ''
    ? { lines: [dateText(value)] }
    : { problem: 'Please give a day of the calendar, such as 2026-12-01.' };
}

function readMoney(value: string): ReadValue {
  const [, whole, cents = ''] = AMOUNT.exec(value) ?? [];
  if (whole === undefined) return { problem: 'Please give an amount such as 250 or 1,250.50.' };
  const dollars = Number(whole.replaceAll(',', '')).toLocaleString('en-US');
  return { lines: [`$${dollars}.${cents.padEnd(2, '0')}`] };
}

function readNumber(value: string): ReadValue {
  return /^\d{1,6}$/.test(value)
    ? { lines: [Number(value).toLocaleString('en-US')] }
    : { problem: 'Please give a whole number such as 12.' };
}

function readChoice(value: string, { options = [] }: LetterField): ReadValue {
  const chosen = options.find((option) => option.value === value);
  if (chosen !== undefined) return { lines: [chosen.label] };
  return { problem: `Please choose one of: ${options.map(({ label }) => label).join('; ')}.` };
}

function linesOf(value: string): string[] {
  return value
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/**
 * Reads what was given for a field.
 *
 * @returns undefined where nothing was given; dates in words, amounts with two decimals, the items
 *   of a list without what stood before them
 */
export function readValue(field: LetterField, given: string | undefined): ReadValue | undefined {
  const value = given?.trim() ?? '';
  if (value === '') return undefined;
  switch (field.kind) {
    case 'date':
      return readDate(value);
    case 'money':
      return readMoney(value);
    case 'number':
      return readNumber(value);
    case 'choice':
      return readChoice(value, field);
    case 'text':
      return { lines: [linesOf(value).join(' ')] };
    case 'lines': {
      const items = linesOf(value).map((line) => line.replace(BULLET, ''));
      return { lines: items };
    }
    default:
      return { lines: linesOf(value) };
  }
}

/** The lines of a value within a sentence. */
export function inSentence({ kind }: LetterField, lines: readonly string[]): string {
  if (kind === 'paragraph') return lines.join(' ');
  return lines.map((line) => line.replace(/[,;]$/, '')).join(kind === 'lines' ? '; ' : ', ');
}
