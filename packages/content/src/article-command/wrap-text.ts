const COLUMNS = 80;

/**
 * A text in lines of 80 columns at most.
 *
 * @param lead stands before the first line; the others move in as far
 */
export function wrapText(text: string, lead = ''): string {
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(' ')) {
    const isFirst = line.length === lead.length;
    if (!isFirst && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = ' '.repeat(lead.length) + word;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
