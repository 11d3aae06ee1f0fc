import type { FieldProblem } from '@hoa/core/calculators/calculator';
import {
  cellName,
  joinRows,
  ROWS_MAX,
  type RowsField,
  splitRows,
} from '@hoa/core/calculators/rows';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useBrowserValue } from '../../components/use-browser-value';
import classes from './rows-field.module.css';
import { ToolControl, toolFieldId } from './tool-field';
import fieldClasses from './tool-field.module.css';

/** Empty rows to fill in where no script adds them. */
const SPARE_ROWS = 2;

/** The id of what is wrong with the rows of a field. */
const problemId = (name: string) => `tool-${name}-problem`;

/** The id of what tells how the rows of a field are meant. */
const helpId = (name: string) => `tool-${name}-help`;

/** What a row is called: the kind that it names, or its number. */
function rowName({ columns }: RowsField, cells: readonly string[], row: number): string {
  const [first] = Object.values(columns);
  const options = first?.kind === 'choice' ? first.options : [];
  return options.find(({ value }) => value === cells[0])?.label ?? `row ${row + 1}`;
}

interface ToolRowProps {
  /** Of the field, and the place of the row in it. */
  name: string;
  field: RowsField;
  row: number;
  cells: readonly string[];
  /** It stands there to be filled in. */
  isSpare: boolean;
  problem: FieldProblem | undefined;
  onCell: (place: number, text: string) => void;
  /** undefined where it is the only one. */
  onRemove: (() => void) | undefined;
}

/** One row: its cells, and what takes it away. */
function ToolRow(props: ToolRowProps) {
  const { name, field, row, cells, isSpare, problem, onCell, onRemove } = props;
  const columns = Object.entries(field.columns);
  return (
    <div
      className={classes.row}
      data-columns={columns.length}
      data-spare={isSpare ? '' : undefined}
    >
      {columns.map(([key, column], place) => {
        const cell = cellName(name, row, key);
        const isWrong = problem?.field === cell;
        return (
          <span key={key} className={fieldClasses.field} data-first={place === 0 || undefined}>
            <label htmlFor={toolFieldId(cell)}>{column.label}</label>
            <ToolControl
              id={toolFieldId(cell)}
              name={cell}
              field={column}
              text={cells[place] ?? ''}
              problem={isWrong ? problem?.message : undefined}
              describedBy={isWrong ? problemId(name) : undefined}
              onText={(text) => onCell(place, text)}
            />
          </span>
        );
      })}
      <button
        type="button"
        className={classes.remove}
        aria-label={`Remove ${rowName(field, cells, row)}`}
        disabled={onRemove === undefined}
        onClick={onRemove}
        data-needs-script
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

interface RowsFieldProps {
  name: string;
  field: RowsField;
  text: string;
  isShown: boolean;
  problems: readonly FieldProblem[];
  onText: (text: string) => void;
}

/** Rows of a few fields each, to add to and to take from. */
export function ToolRows({ name, field, text, isShown, problems, onText }: RowsFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const isLive = useBrowserValue(() => true, false);
  const columns = Object.values(field.columns);
  const rows = splitRows(text, columns.length);
  const empty = columns.map((column) => column.start);
  const shown = isLive ? rows : [...rows, ...Array.from({ length: SPARE_ROWS }, () => empty)];
  const problem = problems.find((one) => one.field.startsWith(`${name}-`));

  const setCell = (row: number, place: number, cell: string) =>
    onText(
      joinRows(shown.map((cells, index) => (index === row ? cells.with(place, cell) : cells))),
    );
  const focusRow = (row: number) =>
    requestAnimationFrame(() => list.current?.children[row]?.querySelector('select')?.focus());
  const add = () => {
    onText(joinRows([...rows, empty]));
    focusRow(rows.length);
  };
  const remove = (row: number) => {
    onText(joinRows(rows.toSpliced(row, 1)));
    // What came in its place, or the one before it.
    focusRow(Math.min(row, rows.length - 2));
  };
  return (
    <fieldset
      className={`${fieldClasses.field} ${classes.rows}`}
      data-aside={isShown ? undefined : ''}
      data-long
      aria-describedby={field.help && helpId(name)}
    >
      <legend>{field.label}</legend>
      {field.help && (
        <p id={helpId(name)} className="note">
          {field.help}
        </p>
      )}
      <div ref={list} className={classes.list}>
        {shown.map((cells, row) => (
          <ToolRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: nothing else tells it apart
            key={row}
            name={name}
            field={field}
            row={row}
            cells={cells}
            isSpare={row >= rows.length}
            problem={problem}
            onCell={(place, cell) => setCell(row, place, cell)}
            onRemove={rows.length < 2 ? undefined : () => remove(row)}
          />
        ))}
      </div>
      {problem && (
        <p id={problemId(name)} className={fieldClasses.problem}>
          {problem.message}
        </p>
      )}
      <button
        type="button"
        className={classes.add}
        disabled={rows.length >= ROWS_MAX}
        onClick={add}
        data-needs-script
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
        Add a {field.rowLabel}
      </button>
    </fieldset>
  );
}
