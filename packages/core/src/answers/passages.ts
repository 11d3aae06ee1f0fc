import type { LibraryArticle } from '../library/library-article.ts';
import { topicPath } from '../library/library-article.ts';
import type { Section } from '../library/section.ts';
import type { Citation } from '../schemas/answer.ts';
import type { RetrievedSection } from '../search/library-index.ts';

/** A section of an article. */
export interface Place {
  article: LibraryArticle;
  section: Section;
}

/** Words of a section that an answer quotes, verbatim and whole. */
export interface Passage extends Place {
  text: string;
}

/** Whether two places are the same section. */
export function isSameSection(a: Place, b: Place): boolean {
  return a.article.slug === b.article.slug && a.section.anchor === b.section.anchor;
}

/** Path of a section on this site. */
export function placePath({ article, section }: Place): string {
  return topicPath(article.slug, section.anchor);
}

/** The best section of each article, articles in the order of their best section. */
export function bestSectionPerArticle(sections: readonly RetrievedSection[]): RetrievedSection[] {
  const seen = new Set<string>();
  return sections.filter(({ article }) => {
    if (seen.has(article.slug)) return false;
    seen.add(article.slug);
    return true;
  });
}

/** The passage as an answer's source. */
export function citation(passage: Passage): Citation {
  const { article, section, text } = passage;
  return {
    slug: article.slug,
    title: article.title,
    heading: section.heading,
    url: placePath(passage),
    quote: text,
  };
}
