import { loadWordVectors } from '@hoa/content/word-vectors';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import type { LibraryArticle } from '@hoa/core/library/library-article';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import type { LibraryIndex } from '@hoa/core/search/library-index';

const FOLDS = 4;

/** An alias with an index that was built without it. */
export interface LeftOutAlias {
  alias: string;
  slug: string;
  index: LibraryIndex;
}

/**
 * Every alias of the library as a short question that the index has not seen: a fourth of the
 * aliases is left out at a time. They stand for what people type into a search.
 */
export function leftOutAliases(articles: readonly LibraryArticle[]): LeftOutAlias[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = (_alias: string, place: number) => place % FOLDS === fold;
    const kept = articles.map((article) => ({
      ...article,
      aliases: article.aliases.filter((alias, place) => !isLeftOut(alias, place)),
    }));
    const index = buildLibraryIndex(kept, GLOSSARY, { vectors: loadWordVectors() });
    return articles.flatMap(({ slug, aliases }) =>
      aliases.filter(isLeftOut).map((alias) => ({ alias, slug, index })),
    );
  }).flat();
}
