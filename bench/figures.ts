/** What a part of the bench found out: Markdown to print, and a line for each bar that is missed. */
export interface Findings {
  report: string;
  missed: string[];
}

/** The value that so much of the others do not exceed; 0.5 is the median. */
export function percentile(values: readonly number[], portion: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * portion))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

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
