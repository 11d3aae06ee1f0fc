import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import type { FrontMatter } from './front-matter-schema.ts';

/** A field of the front matter, and what is wrong with it. */
export interface FieldProblem {
  path: readonly PropertyKey[];
  message: string;
  hint?: string;
}

const AGREE = 'The catalogue and the article must agree: change either.';

/** Where the front matter of a file contradicts the catalogue of topics or the file's own place. */
export function catalogueProblems(file: string, frontMatter: FrontMatter): FieldProblem[] {
  const { title, slug, category, description, related } = frontMatter;
  const problems: FieldProblem[] = related.flatMap((one, index) => {
    if (one === slug) return [{ path: ['related', index], message: 'names the article itself' }];
    if (CATALOGUE_TOPICS.has(one)) return [];
    return [{ path: ['related', index], message: `'${one}' is not a topic of the catalogue` }];
  });
  const expectEqual = (field: string, value: string, expected: string) => {
    if (value === expected) return;
    problems.push({
      path: [field],
      message: `must be '${expected}', as in the catalogue`,
      hint: AGREE,
    });
  };

  const topic = CATALOGUE_TOPICS.get(slug);
  if (topic === undefined) {
    problems.push({ path: ['slug'], message: `'${slug}' is not a topic of the catalogue` });
    return problems;
  }
  expectEqual('title', title, topic.title);
  expectEqual('description', description, topic.description);
  expectEqual('category', category, topic.category.slug);
  const place = `${topic.category.slug}/${slug}.md`;
  if (file !== place) problems.push({ path: ['slug'], message: `its file must be ${place}` });
  return problems;
}
