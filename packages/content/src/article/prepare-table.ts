import type { Element, ElementContent } from 'hast';
import { plainText } from './plain-text.ts';

/** '$22,640', '−5', '25 percent', '12 to 18 months', '3 of 5': one figure or two, and a unit. */
const FIGURE =
  /^(?:(?:about|up to|up) )?[-–−+±]?\$?\d[\d,.]*%?(?:(?: ?[-–] ?| to | of | \/ )\$?\d[\d,.]*%?)?(?:(?: ?\/ ?| (?:a|per) | )(?:percent|dollars?|cents?|years?|months?|weeks?|days?|hours?|minutes?|business|inch(?:es)?|dB|votes?|homes?|units?|owners?|feet|foot|yr|mo|month|year|home|unit))*$/i;
/** A cell that stands for no figure. */
const NO_FIGURE = /^(?:[-–—]|none|n\/a|included)?$/i;
const TOTAL = /^(?:grand |sub)?totals?\b/i;
/** Figures that make a column one of figures. */
const FIGURES_MIN = 2;

function cellsOf(row: Element): Element[] {
  return row.children.filter((node) => node.type === 'element');
}

function rowsOf(node: Element): Element[] {
  if (node.tagName === 'tr') return [node];
  return node.children.flatMap((child) => (child.type === 'element' ? rowsOf(child) : []));
}

const cellText = (cell: Element | undefined) => plainText(cell?.children ?? []);

/** Whether every cell of a column that says anything says a figure. */
function isOfFigures(rows: readonly Element[], column: number): boolean {
  const words = rows.map((row) => cellText(cellsOf(row)[column])).filter((one) => one !== '');
  const figures = words.filter((one) => FIGURE.test(one));
  return (
    figures.length >= FIGURES_MIN && words.every((one) => FIGURE.test(one) || NO_FIGURE.test(one))
  );
}

/** A row that sums up: it says so, or its writer set the whole of it in bold. */
function isTotal(row: Element): boolean {
  const [first, ...others] = cellsOf(row);
  if (TOTAL.test(cellText(first))) return true;
  const said = [first, ...others].filter((cell) => cellText(cell) !== '');
  return (
    said.length > 1 &&
    said.every((cell) =>
      cell?.children.every((node) => node.type === 'element' && node.tagName === 'strong'),
    )
  );
}

/**
 * Readies a table for its page: its columns named for screen readers, columns of figures aligned
 * at the right where the writer said nothing else, rows of totals marked with `data-total`. The
 * first column names its rows, and is left as it is.
 */
export function prepareTable(table: Element): Element {
  const body = rowsOf(table).filter((row) => cellsOf(row).some(({ tagName }) => tagName === 'td'));
  const columns = body[0] === undefined ? 0 : cellsOf(body[0]).length;
  const figures = new Set(
    Array.from({ length: columns }, (_, column) => column).filter(
      (column) => column > 0 && isOfFigures(body, column),
    ),
  );
  const prepareCell = (cell: Element, column: number): Element => {
    const { align = figures.has(column) ? 'right' : undefined, ...properties } = cell.properties;
    const scope = cell.tagName === 'th' ? { scope: 'col' } : {};
    const dataAlign = align === undefined ? {} : { dataAlign: align };
    return { ...cell, properties: { ...properties, ...scope, ...dataAlign } };
  };
  const prepareRow = (row: Element): Element => {
    const total = body.includes(row) && isTotal(row);
    let column = -1;
    return {
      ...row,
      properties: total ? { ...row.properties, dataTotal: '' } : row.properties,
      children: row.children.map((node) => {
        if (node.type !== 'element') return node;
        column += 1;
        return prepareCell(node, column);
      }),
    };
  };
  const prepare = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'tr') return prepareRow(node);
    return { ...node, children: node.children.map(prepare) };
  };
  return { ...table, children: table.children.map(prepare) };
}
