import { type Field, type FieldValue, readField } from './field.ts';

/** Rows that a form or an address may have. */
export const ROWS_MAX = 20;

/** Several rows of the same few fields: kinds of homes, components of a reserve study. */
export interface RowsField<Columns extends Record<string, Field> = Record<string, Field>> {
  kind: 'rows';
  label: string;
  help?: string;
  /** What one row is: 'kind of home'. */
  rowLabel: string;
  columns: Columns;
  /** What the page begins with, as it stands in an address: '60x0.70_40x0.95'. */
  start: string;
  isOptional?: true;
  /** As of every field. */
  leftOut?: string;
  when?: { field: string; is: readonly string[] };
}

export type Row<Columns extends Record<string, Field>> = {
  [Key in keyof Columns]: FieldValue<Columns[Key]>;
};

/** Between the cells of a row, and between rows; neither is escaped in an address. */
const CELL_MARK = 'x';
const ROW_MARK = '_';

/** The texts of each row of a list, as many cells as there are columns. */
export function splitRows(text: string, columns: number): string[][] {
  return text
    .split(ROW_MARK)
    .filter((row) => row !== '')
    .map((row) => {
      const cells = row.split(CELL_MARK);
      return Array.from({ length: columns }, (_, index) => cells[index] ?? '');
    });
}

/** A list as it stands in an address; what would be taken for a mark is left out of a cell. */
export function joinRows(rows: readonly (readonly string[])[]): string {
  const withoutMarks = (cell: string) => cell.replaceAll(CELL_MARK, '').replaceAll(ROW_MARK, '');
  return rows.map((cells) => cells.map(withoutMarks).join(CELL_MARK)).join(ROW_MARK);
}

/** The rows with what was read of each, or what is wrong with the first that is not right. */
export type RowsReading =
  | { value: Record<string, unknown>[] }
  | { problem: string; row: number; column: string };

/** Reads a list of rows. */
export function readRows(field: RowsField, text: string): RowsReading {
  const columns = Object.entries(field.columns);
  const rows = splitRows(text, columns.length);
  const first = columns[0]?.[0] ?? '';
  if (rows.length === 0) {
    return { problem: `Please fill in at least one ${field.rowLabel}.`, row: 0, column: first };
  }
  if (rows.length > ROWS_MAX) {
    return { problem: `At most ${ROWS_MAX} rows, please.`, row: ROWS_MAX, column: first };
  }
  const value: Record<string, unknown>[] = [];
  for (const [index, cells] of rows.entries()) {
    const read: Record<string, unknown> = {};
    for (const [place, [key, column]] of columns.entries()) {
      const reading = readField(column, cells[place] ?? '');
      if ('problem' in reading) {
        const where = `Row ${index + 1}, ${column.label.toLowerCase()}`;
        return { problem: `${where}: ${reading.problem}`, row: index, column: key };
      }
      read[key] = reading.value;
    }
    value.push(read);
  }
  return { value };
}

/** The name of one cell in a form without scripts: 'kinds-0-homes'. */
export function cellName(field: string, row: number, column: string): string {
  return `${field}-${row}-${column}`;
}
