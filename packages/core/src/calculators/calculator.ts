import type { Calculation } from '../schemas/calculation.ts';
import type { LawFact } from '../schemas/law.ts';
import { type Field, type FieldValue, readField } from './field.ts';
import { cellName, joinRows, ROWS_MAX, type Row, type RowsField, readRows } from './rows.ts';
import type { ToolSummary } from './tool-list.ts';

export type Fields = Record<string, Field | RowsField>;

/** What the fields of a calculator are read as. */
export type Values<F extends Fields> = {
  [Key in keyof F]: F[Key] extends RowsField<infer Columns>
    ? Row<Columns>[]
    : F[Key] extends Field
      ? FieldValue<F[Key]>
      : never;
};

/** Something wrong with what was entered. */
export interface FieldProblem {
  /** The field, or the cell of a row as the form names it: 'kinds-0-homes'. */
  field: string;
  message: string;
}

/** What was typed or sent, by field; what is missing is taken from the start of the field. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** The rules of the state that was chosen; undefined while they are not at hand. */
export type Law = readonly LawFact[] | undefined;

export type Outcome = { calculation: Calculation } | { problems: FieldProblem[] };

interface Spec<F extends Fields> extends ToolSummary {
  /** Questions of the table of the law that bear on it. */
  questions: readonly string[];
  /** Where its formulas are from, for readers. */
  source: string;
  fields: F;
  /** The label of the figure that it is used for, of each where that depends; else the first one. */
  mainFigure?: readonly string[];
  /** The parts of its form. */
  parts: readonly { title: string; fields: readonly (keyof F & string)[] }[];
  /** What is wrong with fields that are each right by themselves. */
  check?(values: Values<F>): FieldProblem | undefined;
  calculate(values: Values<F>, law: Law): Calculation;
}

/** A calculator whose fields are not known by type: what pages, tables and the list go by. */
export interface Calculator extends Omit<Spec<Fields>, 'check' | 'calculate' | 'parts'> {
  parts: readonly { title: string; fields: readonly string[] }[];
  /** Reads the texts and calculates, or says everything that is wrong with them. */
  run(texts: Texts, law: Law): Outcome;
}

/** A calculator with its fields by type. */
export interface TypedCalculator<F extends Fields> extends Calculator {
  fields: F;
  /** @param law facts of the state that was chosen, on the questions of the calculator */
  calculate(values: Values<F>, law: Law): Calculation;
}

/** The figure for which a calculator is used; undefined where a result has none. */
export function mainFigure(
  { mainFigure: labels = [] }: Pick<Calculator, 'mainFigure'>,
  { figures }: Pick<Calculation, 'figures'>,
): Calculation['figures'][number] | undefined {
  return figures.find(({ label }) => labels.includes(label)) ?? figures[0];
}

/** Whether a field is shown and read, by what others hold. */
export function isShown(field: Field | RowsField, texts: Texts, fields: Fields): boolean {
  if (field.when === undefined) return true;
  const { field: other, is } = field.when;
  return is.includes(texts[other] ?? fields[other]?.start ?? '');
}

function readAll(fields: Fields, texts: Texts) {
  const values: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [name, field] of Object.entries(fields)) {
    // What is not shown is not asked for: its start stands for it, whatever was left in it.
    const text = isShown(field, texts, fields) ? (texts[name] ?? field.start) : field.start;
    if (field.kind === 'rows') {
      const rows = readRows(field, text);
      if ('value' in rows) values[name] = rows.value;
      else problems.push({ field: cellName(name, rows.row, rows.column), message: rows.problem });
    } else {
      const reading = readField(field, text);
      if ('value' in reading) values[name] = reading.value;
      else problems.push({ field: name, message: reading.problem });
    }
  }
  return { values, problems };
}

/** Makes a calculator of what is said about it, once: its page, its procedure and its tables follow. */
export function defineCalculator<const F extends Fields>(spec: Spec<F>): TypedCalculator<F> {
  const { fields, check, calculate } = spec;
  return {
    ...spec,
    run(texts, law) {
      const { values, problems } = readAll(fields, texts);
      if (problems.length > 0) return { problems };
      // Each value was read by the very field that its type is inferred from.
      const read = values as Values<F>;
      const problem = check?.(read);
      return problem === undefined
        ? { calculation: calculate(read, law) }
        : { problems: [problem] };
    },
  };
}

/** The texts of a calculator in the parameters of an address, whole or cell by cell as forms send them. */
export function textsOf(
  fields: Fields,
  parameters: Readonly<Record<string, string | undefined>>,
): Texts {
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const whole = parameters[name];
    if (whole !== undefined) texts[name] = whole;
    else if (field.kind === 'rows') {
      const columns = Object.entries(field.columns);
      const rows = Array.from({ length: ROWS_MAX }, (_, row) =>
        columns.map(([key]) => parameters[cellName(name, row, key)] ?? ''),
      );
      // A row of which only a choice is made was left empty.
      const filled = rows.filter((cells) =>
        cells.some((cell, place) => cell.trim() !== '' && columns[place]?.[1].kind !== 'choice'),
      );
      if (filled.length > 0) texts[name] = joinRows(filled);
    }
  }
  return texts;
}

/** Whether a calculator reads a parameter of an address. */
export function readsParameter({ fields }: Pick<Calculator, 'fields'>, name: string): boolean {
  if (Object.hasOwn(fields, name)) return true;
  const [, list = '', column = ''] = /^(\w+)-\d{1,2}-(\w+)$/.exec(name) ?? [];
  const field = Object.hasOwn(fields, list) ? fields[list] : undefined;
  return field?.kind === 'rows' && Object.hasOwn(field.columns, column);
}
