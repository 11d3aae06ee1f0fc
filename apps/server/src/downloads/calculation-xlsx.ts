import { dayNumber, isPlainDate } from '@hoa/core/calendar/plain-date';
import type { CalculationTable, CellKind } from '@hoa/core/schemas/calculation';
import writeXlsxFile, { type CellObject, type Sheet } from 'write-excel-file/node';

/** What a workbook calls January 1, 1970: days are numbers there, and no time zone moves them. */
const SERIAL_OF_1970 = 25_569;
const SHEET_NAME_MAX = 31;
const FORMATS = {
  money: '$#,##0.00',
  count: '#,##0',
  decimal: '#,##0.##',
  percent: '0.00%',
} as const;
const WIDTHS: Record<CellKind, number> = {
  text: 30,
  money: 16,
  count: 12,
  decimal: 12,
  percent: 12,
  date: 14,
};
/** Characters up to which a column of texts grows; longer ones wrap, and a sheet fits a page's width. */
const WIDEST = { few: 66, many: 28 };
const LINE_POINTS = 15;
/** Columns up to which there are few. */
const FEW_COLUMNS = 3;

function cellOf(kind: CellKind, value: string | number | null): CellObject | null {
  if (value === null) return null;
  if (kind === 'date' && typeof value === 'string' && isPlainDate(value)) {
    return {
      type: Number,
      value: dayNumber(value) + SERIAL_OF_1970,
      format: 'yyyy-mm-dd',
      align: 'left',
    };
  }
  if (typeof value === 'string') return { type: String, value, wrap: true, alignVertical: 'top' };
  const format = kind === 'text' || kind === 'date' ? FORMATS.count : FORMATS[kind];
  const parts = { money: 100, decimal: 100, percent: 10_000, count: 1, text: 1, date: 1 }[kind];
  return { type: Number, value: value / parts, format };
}

/** A name that a workbook takes for a sheet, and that no other has, in capitals or not. */
function sheetName(title: string, taken: ReadonlySet<string>): string {
  const plain =
    title
      .split(/[:,]/, 1)[0]
      ?.replaceAll(/[[\]*?/\\]/g, ' ')
      .trim() ?? '';
  let name = plain.slice(0, SHEET_NAME_MAX);
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    const ending = ` ${number}`;
    name = `${plain.slice(0, SHEET_NAME_MAX - ending.length)}${ending}`;
  }
  return name;
}

function widthOf({ columns, rows }: CalculationTable, place: number): number {
  const kind = columns[place]?.kind ?? 'text';
  const label = columns[place]?.label ?? '';
  if (kind !== 'text') return Math.max(WIDTHS[kind], label.length + 2);
  const longest = rows.reduce(
    (most, row) => Math.max(most, String(row[place] ?? '').length),
    label.length,
  );
  return Math.min(columns.length > FEW_COLUMNS ? WIDEST.many : WIDEST.few, longest + 2);
}

/** The height of a row in points: not every program finds it for lines that wrap. */
function heightOf(row: readonly (string | number | null)[], widths: readonly number[]): number {
  const lines = row.map((value, place) =>
    typeof value === 'string' ? Math.ceil(value.length / ((widths[place] ?? 3) - 2)) : 1,
  );
  return LINE_POINTS * Math.max(1, ...lines);
}

/** What is said below a table: across all its columns, one line away from what programs read. */
function noteRows(note: string, widths: readonly number[]): (CellObject | null)[][] {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const cell = { type: String, value: note, wrap: true, alignVertical: 'top' } as const;
  const height = heightOf([note], [all]);
  return [[], [{ ...cell, columnSpan: widths.length, height }, ...widths.slice(1).map(() => null)]];
}

function sheetOf(table: CalculationTable, sheet: string): Sheet<Buffer> {
  const head = table.columns.map(
    ({ label, kind }): CellObject => ({
      type: String,
      value: label,
      fontWeight: 'bold',
      backgroundColor: '#EAF4F1',
      wrap: true,
      align: kind === 'text' || kind === 'date' ? 'left' : 'right',
    }),
  );
  const widths = table.columns.map((_, place) => widthOf(table, place));
  const rows = table.rows.map((row) => {
    const height = heightOf(row, widths);
    return row.map((value, place) => {
      const cell = cellOf(table.columns[place]?.kind ?? 'text', value);
      return cell === null ? null : { ...cell, height };
    });
  });
  return {
    sheet,
    data: [head, ...rows, ...(table.note === undefined ? [] : noteRows(table.note, widths))],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  };
}

/** A result as a workbook: a sheet for each table, with numbers that go on calculating. */
export async function calculationXlsx(tables: readonly CalculationTable[]): Promise<Buffer> {
  const taken = new Set<string>();
  const sheets = tables.map((table) => {
    const sheet = sheetName(table.title, taken);
    taken.add(sheet.toLowerCase());
    return sheetOf(table, sheet);
  });
  return writeXlsxFile(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer();
}
