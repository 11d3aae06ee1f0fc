/** Something that an editor has to mend, in words that need no look at the code. */
export interface Problem {
  /** Path of the file inside the folder of its kind: articles, law, letters or guides. */
  file: string;
  line?: number;
  message: string;
  /** How to mend it, where the message does not say it all. */
  hint?: string;
}

/** A problem on one line: 'board-management/board-elections.md:12: related: ... > how to mend it'. */
export function problemText({ file, line, message, hint }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return hint === undefined ? `${place}: ${message}` : `${place}: ${message} > ${hint}`;
}

/** By file, then from top to bottom. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** The library cannot be loaded; the message lists everything that has to be mended. */
export class LibraryError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The library has problems:\n${problems.map(problemText).join('\n')}`);
    this.name = 'LibraryError';
    this.problems = problems;
  }
}
