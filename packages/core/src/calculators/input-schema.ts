import { z } from 'zod';
import { optionsInWords } from '../text/options-in-words.ts';
import type { Fields } from './calculator.ts';
import { type Field, readField } from './field.ts';
import { type RowsField, readRows } from './rows.ts';

/** Characters that a field may be sent with; a list of rows is the longest. */
const TEXT_MAX = 2_000;
const TOO_LONG = `Please use at most ${TEXT_MAX.toLocaleString('en-US')} characters.`;

type Sent = string | number;

/** A calculator's input as programs send it: each field a text or a number. */
export type InputShape<F extends Fields> = {
  [Key in keyof F]: F[Key] extends { isOptional: true }
    ? z.ZodOptional<z.ZodType<Sent, Sent>>
    : z.ZodType<Sent, Sent>;
};

/** How a field is written, for whoever calls from a program. */
function formatOf(field: Field | RowsField): string {
  switch (field.kind) {
    case 'money':
      return `Dollars, ${field.min} to ${field.max}, such as 1250.50`;
    case 'count':
      return `A whole number of ${field.unit}, ${field.min} to ${field.max}`;
    case 'percent':
      return `Percent, ${field.min} to ${field.max}, at most two decimals: a quarter is 25, not 0.25`;
    case 'decimal':
      return `A number, ${field.min} to ${field.max}, at most two decimals`;
    case 'share':
      return 'A share of the whole: 25%, 1/3, never 0.25';
    case 'date':
      return 'A day, YYYY-MM-DD';
    case 'choice':
      return `One of ${optionsInWords(field.options)}`;
    case 'state':
      return 'Two letters of a state, or empty';
    case 'rows': {
      const cells = Object.values(field.columns).map(
        (column) => `${column.label} (${formatOf(column)})`,
      );
      return `Rows joined by _, the cells of a row by x: ${cells.join(' x ')}`;
    }
  }
}

function problemOf(field: Field | RowsField, sent: Sent): string | undefined {
  const text = String(sent);
  const reading = field.kind === 'rows' ? readRows(field, text) : readField(field, text);
  return 'problem' in reading ? reading.problem : undefined;
}

/** What a program that leaves a field out is told. */
function leftOutWords(leftOut: string, start: string): string {
  if (leftOut !== '') return `${leftOut} if left out`;
  return start === '' ? 'May be left out' : 'Wanted there';
}

function fieldSchema(name: string, field: Field | RowsField) {
  const { label, help, start, isOptional, leftOut = start, when } = field;
  const only = when === undefined ? [] : [`Read where ${when.field} is ${when.is.join(' or ')}`];
  const otherwise = isOptional ? [leftOutWords(leftOut, start)] : [];
  const words = [label, help?.replace(/\.$/, ''), formatOf(field), ...only, ...otherwise];
  const missing = `This is needed, and was not sent. ${formatOf(field)}.`;
  const schema = z
    .union([z.string().max(TEXT_MAX, `${name}: ${TOO_LONG}`), z.number()], {
      error: ({ input }) =>
        `${name}: ${input === undefined ? missing : 'Please send a text or a number.'}`,
    })
    .superRefine((sent, { addIssue }) => {
      const problem = problemOf(field, sent);
      if (problem !== undefined) addIssue({ code: 'custom', message: `${name}: ${problem}` });
    })
    .meta({
      description: words.filter((word) => word !== undefined).join('. '),
      ...(start === '' ? {} : { examples: [start] }),
    });
  return isOptional ? schema.optional() : schema;
}

/**
 * The closed schema of a calculator's fields, for programs: what it lets through, the fields read
 * as well, and every message is the one that the page shows, after the name of the field.
 */
export function inputSchema<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(name, field)]),
  );
  // Made field by field of the very record that the type is made of.
  return z.strictObject(shape as unknown as InputShape<F>);
}

/**
 * What a program sent, as the texts that a calculator reads: for what it left out, what that means
 * to a program and not the example that the form begins with.
 */
export function textsSent(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, { leftOut }] of Object.entries(fields)) {
    const value = input[name] ?? leftOut;
    if (value !== undefined) texts[name] = String(value);
  }
  return texts;
}
