import type { PlacedFact } from '../law/law-files.ts';
import { factPlace } from '../law/placed-facts.ts';
import { readLibrary } from '../load-library.ts';
import { articlePath, findTopic } from './find-topic.ts';
import { wrapText } from './preview-article.ts';

/** The facts of the table of the law that bear on a topic, in the order of the table. */
export function factsBearingOn(slug: string, facts: readonly PlacedFact[]): PlacedFact[] {
  return facts.filter(({ fact }) => fact.topics.includes(slug));
}

/**
 * Lists what the law says on a topic, and which of it the article names already.
 *
 * @throws CommandError when the catalogue has no such topic
 */
export function articleFacts(folder: string, slug: string, facts: readonly PlacedFact[]): string {
  const path = articlePath(findTopic(slug));
  const article = readLibrary(folder).articles.find(({ file }) => file === path);
  const named = new Set(article?.frontMatter.facts);
  const bearing = factsBearingOn(slug, facts);
  if (bearing.length === 0) return `The table of the law has nothing on ${slug}.`;
  return [
    ...bearing.map((placed) =>
      [
        `${named.has(placed.fact.id) ? '*' : '-'} ${factPlace(placed)}`,
        wrapText(placed.fact.statement, '  '),
      ].join('\n'),
    ),
    `Facts that bear on ${slug}: ${bearing.length}. A * stands before those that its front matter names.`,
    'An article that gives a figure of a state names its fact under facts:, and the day under lawChecked:.',
  ].join('\n');
}
