import type { z } from 'zod';
import { catalogueProblems, type FieldProblem } from './front-matter/catalogue-problems.ts';
import { type FrontMatter, frontMatterSchema } from './front-matter/front-matter-schema.ts';
import { splitFrontMatter } from './front-matter/split-front-matter.ts';
import { readYaml } from './front-matter/yaml-lines.ts';
import type { Problem } from './problem.ts';

/** An article file, read: its front matter, and its Markdown with the line on which it begins. */
export interface ReadArticle {
  frontMatter: FrontMatter;
  body: string;
  bodyLine: number;
}

/** The article, or everything that is wrong with its front matter. */
export type FrontMatterResult =
  | { article: ReadArticle; problems: [] }
  | { article: undefined; problems: Problem[] };

const FIELDS = Object.keys(frontMatterSchema.shape).join(', ');

/** ['decidedBy', 1, 'heading'] as an editor would say it: 'decidedBy, entry 2, heading'. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
}

function fieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length === 0 ? `; the fields are ${FIELDS}` : '';
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: `is no field of the front matter${known}`,
    }));
  }
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return [{ path: issue.path, message: missing ? 'is missing' : issue.message }];
}

/**
 * Reads an article file.
 *
 * @param file path of the file inside the library's folder: category/slug.md
 */
export function readArticle(file: string, text: string): FrontMatterResult {
  const failed = (problems: Omit<Problem, 'file'>[]): FrontMatterResult => ({
    article: undefined,
    problems: problems.map((problem) => ({ file, ...problem })),
  });
  const split = splitFrontMatter(text);
  if (split === undefined) {
    const message = 'must begin with front matter between two lines of three hyphens (---)';
    return failed([{ line: 1, message }]);
  }
  const { data, errors, lineOf } = readYaml(split.yaml, 2);
  if (errors.length > 0) return failed(errors);

  const atLine = ({ path, message }: FieldProblem) => ({
    line: lineOf(path),
    message: path.length === 0 ? message : `${fieldName(path)}: ${message}`,
  });
  const parsed = frontMatterSchema.safeParse(data, { reportInput: true });
  if (!parsed.success) return failed(parsed.error.issues.flatMap(fieldProblems).map(atLine));
  const problems = catalogueProblems(file, parsed.data);
  if (problems.length > 0) return failed(problems.map(atLine));
  const { body, bodyLine } = split;
  return { article: { frontMatter: parsed.data, body, bodyLine }, problems: [] };
}
