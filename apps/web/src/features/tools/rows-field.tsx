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
import { ToolControl } from './tool-field';
import fieldClasses from './tool-field.module.css';

/** Empty rows to fill in where no script adds them. */
const SPARE_ROWS = 2;

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
  const columns = Object.entries(field.columns);
  const rows = splitRows(text, columns.length);
  const empty = columns.map(([, column]) => column.start);
  const shown = isLive ? rows : [...rows, ...Array.from({ length: SPARE_ROWS }, () => empty)];
  const problem = problems.find((one) => one.field.startsWith(`${name}-`));
  const problemId = `tool-${name}-problem`;
  const first = columns[0]?.[1];
  const labelOf = (cells: readonly string[]) =>
    first?.kind === 'choice'
      ? first.options.find(({ value }) => value === cells[0])?.label
      : undefined;

  const setCell = (row: number, place: number, cell: string) =>
    onText(
      joinRows(shown.map((cells, index) => (index === row ? cells.with(place, cell) : cells))),
    );
  const focusLast = () =>
    requestAnimationFrame(() => {
      const controls = list.current?.querySelectorAll<HTMLElement>('select');
      controls?.[controls.length - 1]?.focus();
    });
  const add = () => {
    onText(joinRows([...rows, empty]));
    focusLast();
  };
  const remove = (row: number) => {
    onText(joinRows(rows.toSpliced(row, 1)));
    focusLast();
  };
  return (
    <fieldset
      className={`${fieldClasses.field} ${classes.rows}`}
      data-aside={isShown ? undefined : ''}
      data-long
    >
      <legend>{field.label}</legend>
      {field.help && <p className="note">{field.help}</p>}
      <div ref={list} className={classes.list}>
        {shown.map((cells, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: nothing else tells it apart
            key={row}
            className={classes.row}
            data-columns={columns.length}
            data-spare={row < rows.length ? undefined : ''}
          >
            {columns.map(([key, column], place) => {
              const cell = cellName(name, row, key);
              const isWrong = problem?.field === cell;
              return (
                <span
                  key={key}
                  className={fieldClasses.field}
                  data-first={place === 0 || undefined}
                >
                  <label htmlFor={`tool-${cell}`}>{column.label}</label>
                  <ToolControl
                    id={`tool-${cell}`}
                    name={cell}
                    field={column}
                    text={cells[place] ?? ''}
                    problem={isWrong ? problem?.message : undefined}
                    describedBy={isWrong ? problemId : undefined}
                    onText={(next) => setCell(row, place, next)}
                  />
                </span>
              );
            })}
            <button
              type="button"
              className={classes.remove}
              aria-label={`Remove ${labelOf(cells) ?? `row ${row + 1}`}`}
              disabled={rows.length < 2}
              onClick={() => remove(row)}
              data-needs-script
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </button>
          </div>
        ))}
      </div>
      {problem && (
        <p id={problemId} className={fieldClasses.problem}>
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
