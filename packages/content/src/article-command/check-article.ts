import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersFile } from '../article-files.ts';
import { checkLibrary } from '../check-library.ts';
import { EDITOR_COMMENT } from '../checks/editor-comment.ts';
import { readLaw } from '../law/law-files.ts';
import { reportText } from '../library-report.ts';
import { readLibrary } from '../load-library.ts';
import { inReadingOrder, type Problem } from '../problem.ts';
import { articlePath, CommandError, findTopic } from './find-topic.ts';

/** What a check found, in words, and whether the article may be published. */
export interface CheckOutcome {
  text: string;
  ok: boolean;
}

function lineOf(folder: string, { file, line }: Problem): string {
  const path = join(folder, file);
  if (line === undefined || !existsSync(path)) return '';
  return readFileSync(path, 'utf8').split('\n')[line - 1] ?? '';
}

/** Whether a problem is that an editor has not written what the line asks for. */
export function isUnwritten(folder: string, problem: Problem): boolean {
  return EDITOR_COMMENT.test(lineOf(folder, problem));
}

/** A problem with the line it stands on and how to mend it. */
export function explained(folder: string, problem: Problem): string {
  const { file, line, message, hint } = problem;
  const source = lineOf(folder, problem);
  const place = line === undefined ? file : `${file}:${line}`;
  const comment = EDITOR_COMMENT.exec(source)?.[1];
  if (comment !== undefined) return `${place}\n  still to write: ${comment}`;
  return [
    place,
    ...(source.trim() === '' ? [] : [`  | ${source.trim()}`]),
    `  ${message}`,
    ...(hint === undefined ? [] : [`  > ${hint}`]),
  ].join('\n');
}

/** What is still to write in a file whose front matter keeps the other checks from looking at it. */
function editorComments(folder: string, file: string): Problem[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      EDITOR_COMMENT.test(line) ? [{ file, line: index + 1, message: 'is still to write' }] : [],
    );
}

/** One entry for a line that several checks complain of while it is still to be written. */
function withoutEchoes(folder: string, problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = isUnwritten(folder, problem)
      ? `${problem.file}:${problem.line}`
      : `${problem.file}:${problem.line}:${problem.message}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

function mendingCount(problems: number): string {
  if (problems === 0) return 'nothing';
  return problems === 1 ? '1 thing' : `${problems} things`;
}

interface Checked {
  problems: Problem[];
  articles: number;
  missing: number;
  figures: string;
}

/** Checks the library; of the files that cannot be read, what is still to write in them. */
function checkFolder(folder: string): Checked {
  const { articles, problems: unreadable } = readLibrary(folder);
  const { problems: found, missing, report } = checkLibrary(articles, { law: readLaw().facts });
  const unread = new Set(unreadable.map(({ file }) => file));
  const unwritten = [...unread].flatMap((file) => editorComments(folder, file));
  const rest = found.filter(({ file }) => !unread.has(file));
  const problems = withoutEchoes(folder, inReadingOrder([...unreadable, ...unwritten, ...rest]));
  return {
    problems,
    articles: articles.length,
    missing: missing.length,
    figures: reportText(report),
  };
}

/** What is left to write or to mend in an article and in the file of its answers. */
export function problemsOfArticle(folder: string, own: string): Problem[] {
  return checkFolder(folder).problems.filter(
    ({ file }) => file === own || file === answersFile(own),
  );
}

/**
 * Checks the library, with its figures, or one article against the rest of it, and explains what to mend.
 *
 * @throws CommandError when the catalogue has no such topic, or it has no article
 */
export function checkArticle(folder: string, slug?: string): CheckOutcome {
  if (slug === undefined) {
    const { problems, articles, missing, figures } = checkFolder(folder);
    const subject = `${articles} articles, ${missing} topics without one`;
    return outcome(folder, problems, subject, [figures]);
  }
  const own = articlePath(findTopic(slug));
  if (!existsSync(join(folder, own))) {
    throw new CommandError(`There is no ${own}. Make it: npm run article -- new ${slug}`);
  }
  return outcome(folder, problemsOfArticle(folder, own), own);
}

function outcome(
  folder: string,
  problems: readonly Problem[],
  subject: string,
  figures: readonly string[] = [],
): CheckOutcome {
  const list = problems.map((problem) => explained(folder, problem));
  const verdict = `${subject}: ${mendingCount(problems.length)} to mend.`;
  return { text: [...list, ...figures, verdict].join('\n'), ok: problems.length === 0 };
}
