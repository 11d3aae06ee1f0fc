import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE_TOPICS, type CatalogueTopic } from '@hoa/core/categories/catalogue';
import { dump } from 'js-yaml';
import { todo } from '../checks/editor-comment.ts';
import { articlePath, CommandError, findTopic } from './find-topic.ts';

/** The front matter: what the catalogue knows is filled in, the rest says what it wants. */
function frontMatter(topic: CatalogueTopic, related: readonly string[], today: string): string {
  const { title, slug, description, category } = topic;
  const known = { title, slug, category: category.slug, description };
  return [
    '---',
    dump(known, { lineWidth: -1 }).trimEnd(),
    'aliases: [] # at least 5 things that people type when they mean this',
    'related: # 3 to 5 topics to read next, nearest first',
    ...related.map((one) => `  - ${one}`),
    'decidedBy: [] # 1 to 4 of: document (state-law, declaration, bylaws, rules), heading',
    'sources: [] # 2 to 6 of: name, citation, and url where it is stable',
    `reviewed: ${today}`,
    '---',
  ].join('\n');
}

const BODY = [
  '## In short',
  todo('2 to 4 sentences that answer the question behind the title by themselves.'),
  `## ${todo('A heading that says something, such as "Who may call a special meeting".')}`,
  todo('The rule, in words a homeowner can act on. Search and the assistant quote sections.'),
  `## ${todo('A heading for something to use.')}`,
  todo('A numbered procedure, a checklist, a table, a worked example or a sample clause.'),
  `## ${todo('A heading for what is left: three to six sections of its own are right.')}`,
  todo('Each section stands alone. Two articles never share a sentence.'),
  '## Common mistakes',
  todo('Specific ones, each with its consequence.'),
  '## State law',
  todo('What differs and how to find out. Statutes only where sure, with act and section.'),
  '## When to bring in a professional',
  todo('One or two honest sentences.'),
].join('\n\n');

/**
 * The file of an article before it is written.
 *
 * @param related slugs to begin with; the editor puts them in order
 * @param today a day such as 2026-11-20
 */
function articleSkeleton(topic: CatalogueTopic, related: readonly string[], today: string): string {
  return `${frontMatter(topic, related, today)}\n\n${BODY}\n`;
}

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
    'Replace every <!-- EDITOR: ... -->. What to do next, at any time:',
    `  npm run article -- next ${slug}`,
    `  npm run article -- check ${slug}   everything at once`,
  ].join('\n');
}
