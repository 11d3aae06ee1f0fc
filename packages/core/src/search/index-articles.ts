import type { LibraryArticle } from '../library/library-article.ts';
import { indexFields } from './index-fields.ts';
import type { Lexicon } from './lexicon.ts';
import { type Postings, PostingsBuilder } from './postings.ts';
import type { RankingSettings } from './ranking-settings.ts';
import { rarities } from './rarity.ts';
import { type ReadArticle, readArticle } from './read-article.ts';
import type { Steps } from './steps.ts';
import { ConceptSums } from './sum-concepts.ts';

/** The inverted index over articles, their sections and their aliases. */
export interface ArticlePostings {
  articles: Postings;
  /** What people say of each topic, an article to a document. */
  phrasings: Postings;
  sections: Postings;
  aliases: Postings;
  /** Sections of article a: [firstSection[a], firstSection[a + 1]). */
  firstSection: Uint32Array;
  /** The article of each alias. */
  aliasArticle: Uint32Array;
  /** Rarity of each term over the articles. */
  idf: Float32Array;
  /** Rarity of each term over what people say. */
  phrasingIdf: Float32Array;
  /** For each alias the rarity of all its terms together. */
  aliasMass: Float32Array;
  sums: { articles: ConceptSums; phrasings: ConceptSums; aliases: ConceptSums };
}

function indexAliases(read: readonly ReadArticle[], idf: Float32Array, termCount: number) {
  const builder = new PostingsBuilder();
  const articleOf: number[] = [];
  const mass: number[] = [];
  read.forEach(({ aliases }, article) => {
    for (const alias of aliases) {
      const terms = new Set(alias);
      const id = articleOf.length;
      for (const term of terms) builder.add(term, id, 1);
      articleOf.push(article);
      mass.push([...terms].reduce((sum, term) => sum + (idf[term] ?? 0), 0));
    }
  });
  return {
    aliases: builder.build(termCount),
    aliasArticle: Uint32Array.from(articleOf),
    aliasMass: Float32Array.from(mass),
  };
}

/**
 * Reads the articles into a lexicon and builds the index over them.
 *
 * @param names texts whose neighbouring words are indexed as pairs, besides aliases and headings
 */
export function* indexArticles(
  articles: readonly LibraryArticle[],
  names: readonly string[],
  lexicon: Lexicon,
  settings: RankingSettings,
): Steps<ArticlePostings> {
  const read: ReturnType<typeof readArticle>[] = [];
  for (const article of articles) {
    read.push(readArticle(article, lexicon));
    yield;
  }
  for (const { aliases, sections } of read) {
    for (const alias of aliases) lexicon.learnPairs(alias);
    for (const { heading } of sections) for (const text of heading) lexicon.learnPairs(text);
  }
  for (const name of names) lexicon.learnPairs(lexicon.findAll(name));
  const fields = read.map((article) => article.fields);
  const said = read.map((article) => article.phrasings);
  const sections = read.flatMap((article) => article.sections);
  const articlePostings = indexFields(fields, settings.article, settings.k1, lexicon);
  const phrasings = indexFields(said, settings.phrasings, settings.phrasingK1, lexicon);
  const phrasingIdf = rarities(phrasings, articles.length, lexicon.size, settings.aboutness);
  const idf = rarities(articlePostings, articles.length, lexicon.size, settings.aboutness);

  const firstSection = new Uint32Array(articles.length + 1);
  read.forEach((article, id) => {
    firstSection[id + 1] = (firstSection[id] ?? 0) + article.sections.length;
  });
  const aliases = indexAliases(read, idf, lexicon.size);
  return {
    articles: articlePostings,
    sections: indexFields(sections, settings.section, settings.k1, lexicon),
    phrasings,
    firstSection,
    idf,
    phrasingIdf,
    ...aliases,
    sums: {
      articles: new ConceptSums(articlePostings, idf, articles.length),
      phrasings: new ConceptSums(phrasings, phrasingIdf, articles.length),
      aliases: new ConceptSums(aliases.aliases, idf, aliases.aliasArticle.length),
    },
  };
}
