/** Rows as a Markdown table, numbers to the right. */
export function markdownTable(header: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = header.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

export const fixed = (value: number, digits: number) => value.toFixed(digits);
export const thousands = (value: number) => Math.round(value).toLocaleString('en-US');

export const kibibytes = (bytes: number) => fixed(bytes / 1024, 1);
export const milliseconds = (ms: number) => `${fixed(ms, 0)} ms`;
