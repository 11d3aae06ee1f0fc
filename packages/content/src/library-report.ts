import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { articleGrade } from './checks/check-reading.ts';
import type { CheckedArticle } from './checks/checked-article.ts';

/** What the library holds on one category. */
export interface CategoryReport {
  category: string;
  articles: number;
  /** Topics of the catalogue that the category has. */
  topics: number;
  words: number;
  /** Mean Flesch-Kincaid grade of its articles; 0 without any. */
  grade: number;
}

/** The figures of the library by category, in catalogue order. */
export function libraryReport(articles: readonly CheckedArticle[]): CategoryReport[] {
  return FALLBACK_CATEGORIES.map(({ slug, name, topics }) => {
    const own = articles.filter(({ source }) => source.frontMatter.category === slug);
    const sum = (of: (article: CheckedArticle) => number) =>
      own.reduce((total, article) => total + of(article), 0);
    return {
      category: name,
      articles: own.length,
      topics: topics.length,
      words: sum(({ rendered }) => rendered.words),
      grade: own.length === 0 ? 0 : sum(articleGrade) / own.length,
    };
  });
}

/** The report as a table for a terminal. */
export function reportText(report: readonly CategoryReport[]): string {
  const rows = report.map(({ category, articles, topics, words, grade }) =>
    [category.padEnd(22), `${articles}/${topics}`.padStart(8), String(words).padStart(8)]
      .concat(grade.toFixed(1).padStart(7))
      .join(''),
  );
  return [`${'category'.padEnd(22)}articles   words  grade`, ...rows].join('\n');
}
