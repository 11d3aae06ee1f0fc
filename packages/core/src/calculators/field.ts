import {
  FIRST_YEAR,
  isInCalendar,
  isPlainDate,
  LAST_YEAR,
  type PlainDate,
} from '../calendar/plain-date.ts';
import { stateByCode } from '../jurisdictions.ts';
import { type Cents, parseMoney, shortMoney } from '../money/cents.ts';
import { parseHundredths } from '../money/hundredths.ts';
import { optionsInWords } from '../text/options-in-words.ts';
import { parseWholeNumber } from '../text/whole-number.ts';
import { parseShare, type Share } from './share.ts';

/** A choice of a select: what stands in an address, and what people read. */
export interface Option {
  value: string;
  label: string;
}

interface Described {
  label: string;
  /** A sentence under the label, where it needs one. */
  help?: string;
  /** What the page begins with. */
  start: string;
  /** May be left out of an address or a call. */
  isOptional?: true;
  /**
   * What a program means that leaves it out, where the start is an example of the form: nothing is
   * counted that nobody sent. Empty: it has to be sent where it is read. The start where not said.
   */
  leftOut?: string;
  /** Shown, and read, only while another field has one of these values. */
  when?: { field: string; is: readonly string[] };
}

export interface MoneyField extends Described {
  kind: 'money';
  /** In whole dollars. */
  min: number;
  max: number;
}
export interface CountField extends Described {
  kind: 'count';
  min: number;
  max: number;
  /** What is counted, in the plural: 'homes'. */
  unit: string;
}
/** A number with up to two decimals; read in hundredths. */
export interface HundredthsField extends Described {
  kind: 'percent' | 'decimal';
  min: number;
  max: number;
  /** Left empty it is null: nothing is set. */
  isEmptyAllowed?: true;
}
export interface ShareField extends Described {
  kind: 'share';
  isEmptyAllowed?: true;
}
export interface DateField extends Described {
  kind: 'date';
}
export interface ChoiceField<Value extends string = string> extends Described {
  kind: 'choice';
  options: readonly (Option & { value: Value })[];
}
export interface StateField extends Described {
  kind: 'state';
}

export type Field =
  | MoneyField
  | CountField
  | HundredthsField
  | ShareField
  | DateField
  | ChoiceField
  | StateField;

/** What a field is read as: cents, a count, hundredths, a share, a day, or the word chosen. */
export type FieldValue<F extends Field> = F extends MoneyField
  ? Cents
  : F extends CountField
    ? number
    : F extends { kind: 'percent' | 'decimal'; isEmptyAllowed: true }
      ? number | null
      : F extends HundredthsField
        ? number
        : F extends { kind: 'share'; isEmptyAllowed: true }
          ? Share | null
          : F extends ShareField
            ? Share
            : F extends DateField
              ? PlainDate
              : F extends ChoiceField<infer Value>
                ? Value
                : string;

/** A text read as its field has it, or what is wrong with it in a sentence for whoever typed it. */
export type FieldReading = { value: number | string | Share | null } | { problem: string };

const grouped = (value: number) => value.toLocaleString('en-US');

function readMoney(text: string, { min, max }: MoneyField): FieldReading {
  const cents = parseMoney(text);
  if (cents === null) return { problem: 'Please enter an amount in dollars, such as 1,250.00.' };
  return cents >= min * 100 && cents <= max * 100
    ? { value: cents }
    : { problem: `Please enter between ${shortMoney(min * 100)} and ${shortMoney(max * 100)}.` };
}

function readCount(text: string, { min, max, unit }: CountField): FieldReading {
  const limit = unit === 'years' ? String : grouped;
  const value = parseWholeNumber(text);
  return value !== null && value >= min && value <= max
    ? { value }
    : { problem: `Please enter a whole number of ${unit}, ${limit(min)} to ${limit(max)}.` };
}

function readHundredths(text: string, field: HundredthsField): FieldReading {
  const { kind, min, max, isEmptyAllowed } = field;
  if (isEmptyAllowed && text.trim() === '') return { value: null };
  const value = parseHundredths(text);
  const what = kind === 'percent' ? 'a percentage' : 'a number';
  return value !== null && value >= min * 100 && value <= max * 100
    ? { value }
    : {
        problem: `Please enter ${what} from ${grouped(min)} to ${grouped(max)}, with at most two decimals.`,
      };
}

/** A decimal below 1: 0.25 is a quarter to one and a quarter of a percent to another. */
const PART_OF_ONE = /^\s*0?\.0*[1-9]\d*\s*$/;

function readShare(text: string, { isEmptyAllowed }: ShareField): FieldReading {
  if (isEmptyAllowed && text.trim() === '') return { value: null };
  if (PART_OF_ONE.test(text)) {
    return {
      problem:
        'Please enter a percentage or a fraction, such as 25% or 1/4: a decimal such as 0.25 may mean 25% or 0.25%.',
    };
  }
  const value = parseShare(text);
  return value === null
    ? { problem: 'Please enter a share such as 25%, 1/3 or 50%, above 0 and at most the whole.' }
    : { value };
}

function readDate(text: string): FieldReading {
  const day = text.trim();
  // A field for dates gives nothing until month, day and year are all there, in an order of its own.
  if (day === '') return { problem: 'Please enter the month, the day and the year.' };
  if (!isPlainDate(day)) {
    return { problem: 'Please enter a date as year-month-day, such as 2027-01-15.' };
  }
  return isInCalendar(day)
    ? { value: day }
    : { problem: `Please enter a date in the years ${FIRST_YEAR} to ${LAST_YEAR}.` };
}

/** Reads what was typed or sent for a field. It never throws, whatever the text. */
export function readField(field: Field, text: string): FieldReading {
  switch (field.kind) {
    case 'money':
      return readMoney(text, field);
    case 'count':
      return readCount(text, field);
    case 'percent':
    case 'decimal':
      return readHundredths(text, field);
    case 'share':
      return readShare(text, field);
    case 'date':
      return readDate(text);
    case 'choice':
      return field.options.some(({ value }) => value === text)
        ? { value: text }
        : {
            problem: `Please choose one of: ${optionsInWords(field.options)}.`,
          };
    case 'state':
      return text === '' || stateByCode(text) !== undefined
        ? { value: text }
        : { problem: 'Please choose a state by its two capital letters, such as VA.' };
  }
}
