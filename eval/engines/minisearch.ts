import type { LibraryArticle } from '@hoa/core/library/library-article';
import MiniSearch from 'minisearch';
import type { Engine } from '../engine.ts';

/** MiniSearch over the same fields, any word, with the fuzziness and boosts its guide suggests. */
export function miniSearchEngine(articles: readonly LibraryArticle[]): Engine {
  const search = new MiniSearch({
    fields: ['title', 'aliases', 'description', 'headings', 'body'],
    searchOptions: { boost: { title: 3, aliases: 3, headings: 2 }, fuzzy: 0.2, prefix: true },
  });
  search.addAll(
    articles.map(({ slug, title, description, aliases, sections }) => ({
      id: slug,
      title,
      description,
      aliases: aliases.join('\n'),
      headings: sections.map(({ heading }) => heading).join('\n'),
      body: sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n'),
    })),
  );
  return {
    name: 'MiniSearch',
    answer(question) {
      const slugs = search.search(question).map(({ id }): string => id);
      return { slugs, declined: slugs.length === 0 };
    },
  };
}
