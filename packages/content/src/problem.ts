/** Something an editor has to mend, said so that nobody needs to read the code. */
export interface Problem {
  /** Path of the article inside the library's folder. */
  file: string;
  line?: number;
  message: string;
}

/** A problem on one line: 'board-management/board-elections.md:12: related: ...'. */
export function problemText({ file, line, message }: Problem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

/** By file, then from top to bottom. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}
