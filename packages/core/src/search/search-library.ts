import { type LibraryArticle, topicPath } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';
import type { IndexHits, SectionHit, TopicHit } from '../schemas/search.ts';
import { coverage } from './coverage.ts';
import { excerptOf } from './excerpt.ts';
import { findTerms, type NamedEntry } from './index/find-terms.ts';
import type { ArticlePostings } from './index/index-articles.ts';
import type { TitleWords } from './index/title-words.ts';
import type { Concept, QuestionReader } from './question/question.ts';
import { readSearch } from './question/read-search.ts';
import { type RankedArticle, rankArticles } from './rank/rank-articles.ts';
import { rankSections } from './rank/rank-sections.ts';
import { highlightRanges } from './words/highlight.ts';
import type { PrefixTable } from './words/prefix-table.ts';

const TOPICS_MAX = 6;
const SECTIONS_MAX = 6;
/** Articles looked at more closely. */
const CANDIDATES = 24;
/** What a title that says all of the search adds to its article, as a share of its fit. */
const TITLE_SHARE = 1.5;
/** A title that says this share of a word is named by it. */
const NAMED_SHARE = 0.5;
/** An article that carries less than this share of the search is no result. */
const COVERAGE_MIN = 0.3;
/** So few words name things, each of which a topic may be on: 'fence fine'. */
const NAMING_WORDS = 3;
/** Topics that are seen at a glance. */
const FIRST_TOPICS = 3;

/** What a search looks through. */
export interface SearchedLibrary {
  articles: readonly LibraryArticle[];
  sectionAt(position: number): Section | undefined;
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
  if (concepts.length > NAMING_WORDS) return ranked.slice(0, TOPICS_MAX);
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
  return withNamed(inOrder, TOPICS_MAX, concepts, isNamedBy);
}

/**
 * The articles that carry enough of a search, best first: the more of it one carries, and its title
 * says, the higher it comes.
 */
function rankForSearch(
  concepts: readonly Concept[],
  { index, reader, titles }: SearchedLibrary,
): RankedArticle[] {
  return rankArticles(concepts, index, reader.settings, CANDIDATES)
    .map(({ article, score }) => ({ article, score, carried: coverage(concepts, index, article) }))
    .filter(({ carried }) => carried >= COVERAGE_MIN)
    .map(({ article, score, carried }) => {
      const { share, fit } = titles.fit(article, concepts);
      return { article, score: score * fit * carried ** 2 * (1 + TITLE_SHARE * share) };
    })
    .sort((a, b) => b.score - a.score || a.article - b.article);
}

/** An article as a hit, with where its title says what was searched for. */
function topicHit(
  found: LibraryArticle,
  terms: ReadonlySet<number>,
  { reader }: SearchedLibrary,
): TopicHit {
  const { slug, title, description, category } = found;
  const titleRanges = highlightRanges(title, terms, reader.lexicon);
  return { slug, title, titleRanges, description, category };
}

/** A section as a hit, with the words of it that say what was searched for. */
function sectionHit(
  { slug, title }: LibraryArticle,
  section: Section,
  terms: ReadonlySet<number>,
  { reader }: SearchedLibrary,
): SectionHit {
  const { anchor, heading } = section;
  const { text, ranges } = excerptOf(section, terms, reader.lexicon);
  const url = topicPath(slug, anchor);
  return { slug, title, heading, url, excerpt: text, excerptRanges: ranges };
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

  const ranked = rankForSearch(concepts, library);
  const terms = new Set(
    concepts.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
  );
  const topics = bestTopics(ranked, concepts, index, titles).flatMap(({ article }) => {
    const found = articles[article];
    return found === undefined ? [] : topicHit(found, terms, library);
  });
  const sections = rankSections(concepts, ranked, index, reader.settings)
    .slice(0, SECTIONS_MAX)
    .flatMap(({ article, section }) => {
      const [from, found] = [articles[article], library.sectionAt(section)];
      if (from === undefined || found === undefined) return [];
      return sectionHit(from, found, terms, library);
    });
  return { query, topics, sections, terms: findTerms(concepts, glossary) };
}
