import { type LibraryArticle, topicPath } from '../library/library-article.ts';
import type { IndexHits, SectionHit, TopicHit } from '../schemas/search.ts';
import { coverage } from './coverage.ts';
import { excerptOf } from './excerpt.ts';
import { findTerms, type NamedEntry } from './find-terms.ts';
import { highlightRanges } from './highlight.ts';
import type { ArticlePostings } from './index-articles.ts';
import type { PrefixTable } from './prefix-table.ts';
import type { Concept, QuestionReader } from './question.ts';
import { type RankedArticle, rankArticles } from './rank-articles.ts';
import { rankSections } from './rank-sections.ts';
import { readSearch } from './read-search.ts';
import type { TitleWords } from './title-words.ts';

const MOST_TOPICS = 6;
const MOST_SECTIONS = 6;
/** Articles looked at more closely. */
const CANDIDATES = 24;
/** What a title that says all of the search adds to its article, as a share of its fit. */
const TITLE_SHARE = 1.5;
/** A title that says this share of a word is named by it. */
const NAMED_SHARE = 0.5;
/** An article that carries less than this share of the search is no result. */
const LEAST_COVERAGE = 0.3;
/** So few words name things, each of which a topic may be on: 'fence fine'. */
const NAMING_WORDS = 3;
/** Topics that are seen at a glance. */
const FIRST_TOPICS = 3;

/** What a search looks through. */
export interface SearchedLibrary {
  articles: readonly LibraryArticle[];
  sectionAt(position: number): LibraryArticle['sections'][number] | undefined;
  glossary: readonly NamedEntry[];
  index: ArticlePostings;
  reader: QuestionReader;
  prefixes: PrefixTable;
  titles: TitleWords;
}

/** The first of ranked articles; the last of them give way to one for each word that names none of them. */
function withNamed(
  ranked: readonly RankedArticle[],
  most: number,
  concepts: readonly Concept[],
  isNamedBy: (article: number, concept: Concept) => boolean,
): RankedArticle[] {
  const first = ranked.slice(0, most);
  const missing = concepts.flatMap((concept) =>
    first.some(({ article }) => isNamedBy(article, concept))
      ? []
      : (ranked.find(({ article }) => isNamedBy(article, concept)) ?? []),
  );
  const others = new Set(missing);
  return [...first.slice(0, Math.max(1, most - others.size)), ...others].slice(0, most);
}

/**
 * The best of ranked articles, among them for each of a few words one that is named by it: a search
 * for 'fence fine' finds fences, and fines too. Only one that is also on the other words comes among
 * the first; 'tree removal' is no search for the removal of directors.
 */
function bestTopics(
  ranked: readonly RankedArticle[],
  concepts: readonly Concept[],
  index: ArticlePostings,
  titles: TitleWords,
): RankedArticle[] {
  if (concepts.length > NAMING_WORDS) return ranked.slice(0, MOST_TOPICS);
  const isNamedBy = (article: number, concept: Concept) =>
    titles.fit(article, [concept]).share >= NAMED_SHARE;
  const isOnAll = (article: number) => concepts.every((one) => coverage([one], index, article) > 0);
  const first = withNamed(
    ranked,
    FIRST_TOPICS,
    concepts,
    (article, concept) => isNamedBy(article, concept) && isOnAll(article),
  );
  const inOrder = [...new Set([...first, ...ranked])];
  return withNamed(inOrder, MOST_TOPICS, concepts, isNamedBy);
}

/**
 * Finds topics, sections and glossary terms while a search is typed. The more of the search an
 * article carries, the higher it comes, so that a second word narrows the result.
 */
export function searchLibrary(query: string, library: SearchedLibrary): IndexHits {
  const { articles, glossary, index, reader, prefixes, titles } = library;
  const concepts = readSearch(query, reader, prefixes);
  const empty = { query, topics: [], sections: [], terms: [] };
  if (concepts.every(({ alternatives }) => alternatives.length === 0)) return empty;

  const ranked = rankArticles(concepts, index, reader.settings, CANDIDATES)
    .map(({ article, score }) => ({ article, score, carried: coverage(concepts, index, article) }))
    .filter(({ carried }) => carried >= LEAST_COVERAGE)
    .map(({ article, score, carried }) => {
      const { share, fit } = titles.fit(article, concepts);
      return { article, score: score * fit * carried ** 2 * (1 + TITLE_SHARE * share) };
    })
    .sort((a, b) => b.score - a.score || a.article - b.article);

  const terms = new Set(
    concepts.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
  );
  const topics = bestTopics(ranked, concepts, index, titles).flatMap(({ article }): TopicHit[] => {
    const found = articles[article];
    if (found === undefined) return [];
    const { slug, title, description, category } = found;
    const titleRanges = highlightRanges(title, terms, reader.lexicon);
    return [{ slug, title, titleRanges, description, category }];
  });
  const sections = rankSections(concepts, ranked, index, reader.settings)
    .slice(0, MOST_SECTIONS)
    .flatMap(({ article, section }): SectionHit[] => {
      const [from, found] = [articles[article], library.sectionAt(section)];
      if (from === undefined || found === undefined) return [];
      const { text, ranges } = excerptOf(found, terms, reader.lexicon);
      const { slug, title } = from;
      const url = topicPath(slug, found.anchor);
      return [{ slug, title, heading: found.heading, url, excerpt: text, excerptRanges: ranges }];
    });
  return { query, topics, sections, terms: findTerms(concepts, glossary) };
}
