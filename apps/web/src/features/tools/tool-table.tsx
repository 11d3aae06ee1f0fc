import { cellText, isNumeric } from '@hoa/core/calculators/cell-text';
import type { CalculationTable } from '@hoa/core/schemas/calculation';
import classes from './tool-table.module.css';

/** A table of a result: scrolls in its box where it is wider than the screen. */
export function ToolTable({ table }: { table: CalculationTable }) {
  const { title, columns, rows, note } = table;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map(({ label, kind }) => (
                <th key={label} scope="col" data-number={isNumeric(kind) || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no other name
              <tr key={index}>
                {row.map((value, place) => {
                  const { kind, label } = columns[place] ?? { kind: 'text', label: '' };
                  const text = cellText(kind, value);
                  return place === 0 ? (
                    <th key={label} scope="row" data-number={isNumeric(kind) || undefined}>
                      {text}
                    </th>
                  ) : (
                    <td key={label} data-number={isNumeric(kind) || undefined}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className="note">{note}</p>}
    </>
  );
}
