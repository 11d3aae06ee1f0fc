/** A cell of RFC 4180, always quoted; a spreadsheet must not take a text for a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !/^-?\$?[\d.,]+%?$/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Rows as a table for spreadsheets and programs (RFC 4180, UTF-8). */
export function csvText(rows: readonly (readonly string[])[]): string {
  // A byte order mark, without which Excel reads § as two letters.
  return `\ufeff${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}
