import { isPlainDate } from '../calendar/plain-date.ts';
import { dateText } from '../law/law-text.ts';
import { formatMoney, parseMoney } from '../money/cents.ts';
import type { LetterField } from '../schemas/letter.ts';
import { optionsInWords } from '../text/options-in-words.ts';
import { parseWholeNumber } from '../text/whole-number.ts';

/** A value as a letter writes it, in lines; or why it cannot be read. */
export type ReadValue = { lines: string[] } | { problem: string };

/** What people put before the items of a list. */
const BULLET = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

function readDate(value: string): ReadValue {
  return isPlainDate(value)
    ? { lines: [dateText(value)] }
    : { problem: 'Please give a day of the calendar, such as 2026-12-01.' };
}

function readMoney(value: string): ReadValue {
  const cents = parseMoney(value);
  return cents === null
    ? { problem: 'Please give an amount such as 250 or 1,250.50.' }
    : { lines: [formatMoney(cents)] };
}

function readNumber(value: string): ReadValue {
  const count = parseWholeNumber(value);
  return count === null
    ? { problem: 'Please give a whole number such as 12.' }
    : { lines: [count.toLocaleString('en-US')] };
}

function readChoice(value: string, { options = [] }: LetterField): ReadValue {
  const chosen = options.find((option) => option.value === value);
  if (chosen !== undefined) return { lines: [chosen.label] };
  return { problem: `Please choose one of: ${optionsInWords(options)}.` };
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
