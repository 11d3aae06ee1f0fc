import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersFile } from '../article-files.ts';
import { checkLibrary } from '../check-library.ts';
import { readLaw } from '../law/law-files.ts';
import { reportText } from '../library-report.ts';
import { readLibrary } from '../load-library.ts';
import { inReadingOrder, type Problem } from '../problem.ts';
import { articlePath, CommandError, findTopic } from './find-topic.ts';
import { EDITOR_COMMENT } from './new-article.ts';

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

/** A problem with the line it stands on and how to mend it. */
function explained(folder: string, problem: Problem): string {
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
    const key = EDITOR_COMMENT.test(lineOf(folder, problem))
      ? `${problem.file}:${problem.line}`
      : `${problem.file}:${problem.line}:${problem.message}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

function mendingCount(problems: number): string {
  if (problems === 0) return 'nothing';
  return problems === 1 ? '1 thing' : `${problems} things`;
}

/**
 * Checks the library, with its figures, or one article against the rest of it, and explains what to mend.
 *
 * @throws CommandError when the catalogue has no such topic, or it has no article
 */
export function checkArticle(folder: string, slug?: string): CheckOutcome {
  const own = slug === undefined ? undefined : articlePath(findTopic(slug));
  if (own !== undefined && !existsSync(join(folder, own))) {
    throw new CommandError(`There is no ${own}. Make it: npm run article -- new ${slug}`);
  }
  const { articles, problems: unreadable } = readLibrary(folder);
  const { problems: found, missing, report } = checkLibrary(articles, { law: readLaw().facts });
  const unread = new Set(unreadable.map(({ file }) => file));
  const unwritten = [...unread].flatMap((file) => editorComments(folder, file));
  const rest = found.filter(({ file }) => !unread.has(file));
  const all = inReadingOrder([...unreadable, ...unwritten, ...rest]);
  const problems = withoutEchoes(
    folder,
    all.filter(({ file }) => own === undefined || file === own || file === answersFile(own)),
  );
  const list = problems.map((problem) => explained(folder, problem));
  const figures = own === undefined ? [reportText(report)] : [];
  const subject = own ?? `${articles.length} articles, ${missing.length} topics without one`;
  const verdict = `${subject}: ${mendingCount(problems.length)} to mend.`;
  return { text: [...list, ...figures, verdict].join('\n'), ok: problems.length === 0 };
}
