import { type Problem, problemText } from './problem.ts';

/** The library cannot be loaded; the message lists everything that has to be mended. */
export class LibraryError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The library has problems:\n${problems.map(problemText).join('\n')}`);
    this.name = 'LibraryError';
    this.problems = problems;
  }
}
