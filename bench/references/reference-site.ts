import type { MeasuredSite } from '../browser/measured-site.ts';

/** An article as every generator takes it. */
export interface ReferenceArticle {
  slug: string;
  title: string;
  description: string;
  category: string;
  /** Markdown without a heading of the first rank. */
  body: string;
}

/** A generator of sites, and how to make it show the articles of the library. */
export interface ReferenceSite extends Omit<MeasuredSite, 'origin'> {
  /** What npm is to fetch: exact versions, so that figures can be compared. */
  packages: readonly string[];
  /** The project's files by path, every article among them. */
  files: (articles: readonly ReferenceArticle[]) => Record<string, string>;
  /** The program that builds the project, as Node is given it. */
  build: readonly string[];
  /** Folder with the finished site, inside the project. */
  output: string;
}

/** Front matter of plain values. */
export function frontMatter(values: Record<string, string | number>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', ''].join('\n');
}

/** Articles by category, in the order of the catalogue. */
export function byCategory(articles: readonly ReferenceArticle[]) {
  return Map.groupBy(articles, ({ category }) => category);
}
