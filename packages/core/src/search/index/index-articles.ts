import type { RankingSettings } from '../ranking-settings.ts';
import type { Steps } from '../steps.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { indexFields } from './index-fields.ts';
import { type Postings, PostingsBuilder } from './postings.ts';
import { rarities } from './rarity.ts';
import type { ReadArticle } from './read-articles.ts';
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
  /** For each term the alias, counted from 1, that had it last. */
  const metIn = new Uint32Array(termCount);
  read.forEach(({ aliases }, article) => {
    for (const alias of aliases) {
      const id = articleOf.length;
      let sum = 0;
      for (const term of alias) {
        if (metIn[term] === id + 1) continue;
        metIn[term] = id + 1;
        builder.add(term, id, 1);
        sum += idf[term] ?? 0;
      }
      articleOf.push(article);
      mass.push(sum);
    }
  });
  return {
    aliases: builder.build(termCount),
    aliasArticle: Uint32Array.from(articleOf),
    aliasMass: Float32Array.from(mass),
  };
}

/**
 * Builds the index over articles that were read into a lexicon.
 *
 * @param names texts whose neighbouring words are indexed as pairs, besides aliases and headings
 */
export function* indexArticles(
  read: readonly ReadArticle[],
  names: readonly string[],
  lexicon: Lexicon,
  settings: RankingSettings,
): Steps<ArticlePostings> {
  for (const { aliases, sections } of read) {
    for (const alias of aliases) lexicon.learnPairs(alias);
    for (const { heading } of sections) for (const text of heading) lexicon.learnPairs(text);
  }
  for (const name of names) lexicon.learnPairs(lexicon.findAll(name));
  const fields = read.map((article) => article.fields);
  const said = read.map((article) => article.phrasings);
  const sections = read.flatMap((article) => article.sections);
  const articlePostings = indexFields(fields, settings.article, settings.k1, lexicon);
  yield;
  const phrasings = indexFields(said, settings.phrasings, settings.phrasingK1, lexicon);
  yield;
  const phrasingIdf = rarities(phrasings, read.length, lexicon.size, settings.aboutness);
  const idf = rarities(articlePostings, read.length, lexicon.size, settings.aboutness);
  yield;
  const firstSection = new Uint32Array(read.length + 1);
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
      articles: new ConceptSums(articlePostings, idf, read.length),
      phrasings: new ConceptSums(phrasings, phrasingIdf, read.length),
      aliases: new ConceptSums(aliases.aliases, idf, aliases.aliasArticle.length),
    },
  };
}
