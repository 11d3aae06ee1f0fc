import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWER_TYPES, SECTION_ANSWER_MAX, type Section } from '@hoa/core/library/section';
import { answersFile } from '../article-files.ts';
import { QUESTIONS_OF_PART } from '../checks/check-answers.ts';
import { todo } from '../checks/editor-comment.ts';
import { readLibrary, type SourceArticle } from '../load-library.ts';
import { problemText } from '../problem.ts';
import { articlePath, CommandError, findTopic } from './find-topic.ts';

function entry({ anchor, heading, part }: Section): string {
  const [least, most] = QUESTIONS_OF_PART[part];
  const question = `a question as somebody asks it of '${heading}'; ${least} to ${most} in all its answers`;
  const text = `the answer in one or two sentences that the section says, at most ${SECTION_ANSWER_MAX} characters`;
  return `- section: ${anchor}
  answers:
    - type: what-is # or ${ANSWER_TYPES.filter((type) => type !== 'what-is').join(', ')}
      questions:
        - ${JSON.stringify(todo(question))}
      text: ${JSON.stringify(todo(text))}
`;
}

/** The sections of an article that its file of answers says nothing of. */
export function unansweredSections({ answered, render }: SourceArticle): Section[] {
  const known = new Set(answered.map(({ anchor }) => anchor));
  return render().sections.filter(({ anchor }) => !known.has(anchor));
}

/**
 * Adds the sections that are missing to the file that says what an article's sections answer; what
 * is there stays as it is.
 *
 * @returns what to do next
 * @throws CommandError when there is no such topic, or no readable article
 */
export function addAnswers(folder: string, slug: string): string {
  const path = articlePath(findTopic(slug));
  const { articles, problems } = readLibrary(folder);
  const article = articles.find(({ file }) => file === path);
  if (article === undefined) {
    const own = problems.filter(({ file }) => file === path || file === answersFile(path));
    const why = own.length === 0 ? `There is no ${path}.` : own.map(problemText).join('\n');
    throw new CommandError(`It cannot be read yet: npm run article -- next ${slug}\n${why}`);
  }
  const file = join(folder, answersFile(path));
  const missing = unansweredSections(article);
  if (missing.length === 0) return `${file} has every section.`;
  const verb = existsSync(file) ? 'Added to' : 'Made';
  appendFileSync(file, missing.map(entry).join(''));
  return [
    `${verb} ${file}: ${missing.map(({ anchor }) => anchor).join(', ')}`,
    'Replace every <!-- EDITOR: ... -->, then:',
    `  npm run article -- next ${slug}`,
  ].join('\n');
}
