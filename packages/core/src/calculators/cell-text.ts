import { dateInWords, isPlainDate } from '../calendar/plain-date.ts';
import { stateByCode } from '../jurisdictions.ts';
import { formatMoney } from '../money/cents.ts';
import { hundredthsText } from '../money/hundredths.ts';
import type { CellKind } from '../schemas/calculation.ts';
import { type Calculator, isShown, type Texts } from './calculator.ts';
import { type Field, readField } from './field.ts';
import { splitRows } from './rows.ts';
import { shareText } from './share.ts';

/** Whether a column of this kind holds numbers, which stand at its end. */
export function isNumeric(kind: CellKind): boolean {
  return kind !== 'text' && kind !== 'date';
}

/** A value of a result as people read it: '$1,250.00', '12.5%', 'March 2, 2027'. */
export function cellText(kind: CellKind, value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    return kind === 'date' && isPlainDate(value) ? dateInWords(value) : value;
  }
  switch (kind) {
    case 'money':
      return formatMoney(value);
    case 'percent':
      return `${hundredthsText(value)}%`;
    case 'decimal':
      return hundredthsText(value);
    default:
      return value.toLocaleString('en-US');
  }
}

/** What was entered in a field as people read it; the text itself where it is not right. */
function enteredText(field: Field, text: string): string {
  if (field.kind === 'choice') {
    return field.options.find(({ value }) => value === text)?.label ?? text;
  }
  if (field.kind === 'state') return stateByCode(text)?.name ?? 'None chosen';
  const reading = readField(field, text);
  if ('problem' in reading) return text;
  const { value } = reading;
  if (value === null) return 'None';
  if (typeof value === 'object') return shareText(value);
  // A year is no amount: 2027, not 2,027.
  if (field.kind === 'count' && field.unit === 'years') return String(value);
  return cellText(field.kind === 'share' ? 'text' : field.kind, value);
}

/** What a result was made of: each field that is read, with what was entered, in the form's order. */
export function enteredRows({ fields, parts }: Calculator, texts: Texts): [string, string][] {
  const rows: [string, string][] = [];
  for (const name of parts.flatMap((part) => part.fields)) {
    const field = fields[name];
    if (field === undefined || !isShown(field, texts, fields)) continue;
    const text = texts[name] ?? field.start;
    if (field.kind !== 'rows') rows.push([field.label, enteredText(field, text)]);
    else {
      const columns = Object.values(field.columns);
      for (const [index, cells] of splitRows(text, columns.length).entries()) {
        const words = columns.map((column, place) => {
          const cell = enteredText(column, cells[place] ?? '');
          return place === 0 ? cell : `${column.label.toLowerCase()} ${cell}`;
        });
        rows.push([`${field.label}, ${index + 1}`, words.join(', ')]);
      }
    }
  }
  return rows;
}
