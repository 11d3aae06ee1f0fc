/** What the row of the visitor's state says of itself, to everybody and to screen readers too. */
const YOURS = 'Your state';
const CELL = /<(t[dh])\b[^>]*>([\s\S]*?)<\/\1>/;
const TABLE_BODY = /<tbody>([\s\S]*?)<\/tbody>/g;
const ROW = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;
const TAG = /<[^>]*>/g;

/** Whether a cell is about a state: 'Florida HOA', 'Texas (Tex. Prop. Code § 207.003)', not 'Virginia Beach'. */
export function isAboutState(cell: string, name: string): boolean {
  const rest = cell.trim();
  if (!rest.startsWith(name)) return false;
  const after = rest.slice(name.length);
  return (
    after === '' ||
    /^(?:[,;:(]|\s+(?:\(|HOAs?\b|condominiums?\b|planned\b|since\b|and\b))/i.test(after)
  );
}

function markedRow(row: string): string {
  return row
    .replace('<tr', '<tr data-chosen=""')
    .replace(/<\/t[dh]>/, ` <span data-yours="">${YOURS}</span>$&`);
}

/**
 * An article's HTML with the rows of a state first in their tables, and marked. The HTML is the
 * pipeline's own, whose tables are well formed and hold no other table.
 */
export function withStateFirst(html: string, name: string): string {
  return html.replace(TABLE_BODY, (body, inner: string) => {
    const rows = inner.match(ROW) ?? [];
    const isOfState = (row: string) =>
      isAboutState((CELL.exec(row)?.[2] ?? '').replace(TAG, ''), name);
    const first = rows.filter(isOfState);
    if (first.length === 0) return body;
    const others = rows.filter((row) => !first.includes(row));
    return `<tbody>${[...first.map(markedRow), ...others].join('')}</tbody>`;
  });
}

/**
 * Does the same to a table that is on the page.
 *
 * @returns what puts its rows back, and takes the marks away
 */
export function putStateFirst(body: HTMLTableSectionElement, name: string): () => void {
  const rows = Array.from(body.rows);
  const chosen = rows.filter(({ cells }) => isAboutState(cells[0]?.textContent ?? '', name));
  if (chosen.length === 0) return () => {};
  const marks = chosen.map((row) => {
    row.dataset.chosen = '';
    const mark = document.createElement('span');
    mark.dataset.yours = '';
    mark.textContent = YOURS;
    row.cells[0]?.append(' ', mark);
    return mark;
  });
  body.prepend(...chosen);
  return () => {
    for (const row of chosen) delete row.dataset.chosen;
    for (const mark of marks) {
      mark.previousSibling?.remove();
      mark.remove();
    }
    body.append(...rows);
  };
}
