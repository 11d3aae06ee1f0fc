import { plainMoney } from '@hoa/core/money/cents';
import type { CalculationTable, CellKind } from '@hoa/core/schemas/calculation';
import { csvText } from './csv.ts';

/** A value as programs read it: dollars with a point, percent as its number. */
function plainText(kind: CellKind, value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (kind === 'money') return plainMoney(value);
  return String(kind === 'percent' || kind === 'decimal' ? value / 100 : value);
}

const heading = (label: string, kind: CellKind) => (kind === 'percent' ? `${label} (%)` : label);

/** The tables of a result one below the other, an empty line between them. */
export function calculationCsv(tables: readonly CalculationTable[]): string {
  const rows = tables.flatMap(({ title, columns, rows: lines, note }, index) => [
    ...(index === 0 ? [] : [[]]),
    [title],
    columns.map(({ label, kind }) => heading(label, kind)),
    ...lines.map((line) =>
      line.map((value, place) => plainText(columns[place]?.kind ?? 'text', value)),
    ),
    ...(note === undefined ? [] : [[note]]),
  ]);
  return csvText(rows);
}
