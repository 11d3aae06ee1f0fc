import { CATALOGUE_TOPICS, type CatalogueTopic } from '@hoa/core/categories/catalogue';
import { slugWords } from '@hoa/core/text/slug';

/** A command that cannot be done; the message says why and what to do instead. */
export class CommandError extends Error {}

const SUGGESTIONS = 5;

function suggestions(slug: string): string[] {
  const words = new Set(slugWords(slug));
  return [...CATALOGUE_TOPICS.keys()]
    .filter((known) => slugWords(known).some((word) => words.has(word)))
    .slice(0, SUGGESTIONS);
}

/** @throws CommandError when the catalogue has no such topic, with those that come near */
export function findTopic(slug: string): CatalogueTopic {
  const topic = CATALOGUE_TOPICS.get(slug);
  if (topic !== undefined) return topic;
  const near = suggestions(slug);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
  throw new CommandError(
    `'${slug}' is not a topic of the catalogue.${hint}\n` +
      'A new topic begins in packages/core/src/data/catalogue.json (docs/extending.md).',
  );
}

/** Path of a topic's article inside the library's folder. */
export function articlePath({ slug, category }: CatalogueTopic): string {
  return `${category.slug}/${slug}.md`;
}
