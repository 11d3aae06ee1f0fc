import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answersFile } from '../article-files.ts';
import type { PlacedFact } from '../law/law-files.ts';
import { readLibrary } from '../load-library.ts';
import { unansweredSections } from './answers-skeleton.ts';
import { factsBearingOn } from './article-facts.ts';
import { explained, isUnwritten, problemsOfArticle } from './check-article.ts';
import { articlePath, findTopic } from './find-topic.ts';

/** The way of an article from nothing to a page. */
const STEPS = ['begin', 'what stands above the text', 'text', 'law', 'questions', 'check'] as const;

function step(name: (typeof STEPS)[number], ...lines: string[]): string {
  const heading = `Step ${STEPS.indexOf(name) + 1} of ${STEPS.length}: ${name}`;
  return [heading, ...lines].join('\n');
}

const more = (count: number) => (count > 1 ? [`and ${count - 1} more of this step`] : []);

/**
 * Says the one thing to do next for an article, from its first line to its page.
 *
 * @throws CommandError when the catalogue has no such topic
 */
export function nextStep(folder: string, slug: string, facts: readonly PlacedFact[]): string {
  const own = articlePath(findTopic(slug));
  if (!existsSync(join(folder, own))) return step('begin', `npm run article -- new ${slug}`);
  const problems = problemsOfArticle(folder, own);
  const inArticle = problems.filter(({ file }) => file === own);
  const shown = (list: typeof problems) => [
    ...list.slice(0, 1).map((problem) => explained(folder, problem)),
    ...more(list.length),
  ];
  const article = readLibrary(folder).articles.find(({ file }) => file === own);
  const unwritten = inArticle.filter((problem) => isUnwritten(folder, problem));
  const aboveText = inArticle.filter((problem) => !unwritten.includes(problem));
  const inAnswers = problems.filter(({ file }) => file === answersFile(own));
  if (article === undefined && aboveText.length > 0) {
    return step('what stands above the text', ...shown(aboveText));
  }
  if (unwritten.length > 0) return step('text', ...shown(unwritten));
  if (article === undefined) return step('questions', ...shown(inAnswers));
  const bearing = factsBearingOn(slug, facts);
  const { answered, frontMatter } = article;
  // What gives no figure of a state names no fact: whoever goes on to the questions has decided so.
  if (bearing.length > 0 && frontMatter.facts.length === 0 && answered.length === 0) {
    return step(
      'law',
      `${bearing.length} facts of the table bear on it: npm run article -- facts ${slug}`,
      'Name those whose figures it gives under facts:, with lawChecked: and today.',
      `If it gives none, go on: npm run article -- answers ${slug}`,
    );
  }
  const missing = unansweredSections(article);
  if (missing.length > 0) {
    const anchors = missing.map(({ anchor }) => anchor).join(', ');
    return step('questions', `${anchors}: npm run article -- answers ${slug}`);
  }
  if (inAnswers.length > 0) return step('questions', ...shown(inAnswers));
  if (inArticle.length > 0) return step('check', ...shown(inArticle));
  return `Done. npm run article -- preview ${slug}`;
}
