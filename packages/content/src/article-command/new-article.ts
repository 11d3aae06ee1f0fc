import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE_TOPICS, type CatalogueTopic } from '@hoa/core/categories/catalogue';
import { articleSkeleton } from './article-skeleton.ts';
import { CommandError } from './command-error.ts';
import { articlePath, findTopic } from './find-topic.ts';

const RELATED = 4;

/** The neighbours of a topic in its category: somewhere to begin. */
function neighbours(topic: CatalogueTopic): string[] {
  return [...CATALOGUE_TOPICS.values()]
    .filter(({ slug, category }) => category.slug === topic.category.slug && slug !== topic.slug)
    .sort((a, b) => Math.abs(a.id - topic.id) - Math.abs(b.id - topic.id))
    .slice(0, RELATED)
    .map(({ slug }) => slug);
}

/**
 * Makes the file of an article that is still to be written.
 *
 * @returns what to do next
 * @throws CommandError when the catalogue has no such topic, or the article is there
 */
export function newArticle(folder: string, slug: string, today: string): string {
  const topic = findTopic(slug);
  const path = join(folder, articlePath(topic));
  if (existsSync(path)) throw new CommandError(`${path} is there already. Edit it.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, articleSkeleton(topic, neighbours(topic), today));
  return [
    `Made ${path}`,
    'Replace every <!-- EDITOR: ... -->, then:',
    `  npm run article -- check ${slug}`,
    `  npm run article -- preview ${slug}`,
  ].join('\n');
}
