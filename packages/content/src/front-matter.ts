import type { z } from 'zod';
import { catalogueProblems, type FieldProblem } from './front-matter/catalogue-problems.ts';
import { type FrontMatter, frontMatterSchema } from './front-matter/front-matter-schema.ts';
import { splitFrontMatter } from './front-matter/split-front-matter.ts';
import { readYaml } from './front-matter/yaml-lines.ts';
import { curlyText } from './html/curly-quotes.ts';
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

/** How to mend what is wrong in a field. */
const FIELD_HINTS: Record<string, string> = {
  aliases: 'Write what people type into a search box, not what the law calls it.',
  sources: 'What the facts rest on: name, citation, and url where the address is stable.',
  decidedBy: "Which of a community's papers decides it, and the words to search for in it.",
  facts: 'Ids of facts of law/facts/*.yaml, such as va-fine-cap.',
  unlisted: 'state, figure and because: why the figure is no rule of that state.',
  related: 'Slugs of topics of the catalogue, nearest first.',
};

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

/** What pages show of it, with typographic quotation marks. */
function typeset(frontMatter: FrontMatter): FrontMatter {
  return {
    ...frontMatter,
    description: curlyText(frontMatter.description),
    decidedBy: frontMatter.decidedBy.map((entry) => ({
      ...entry,
      heading: curlyText(entry.heading),
    })),
    sources: frontMatter.sources.map((source) => ({ ...source, name: curlyText(source.name) })),
  };
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

  const atLine = ({ path, message, hint = FIELD_HINTS[String(path[0])] }: FieldProblem) => ({
    line: lineOf(path),
    message: path.length === 0 ? message : `${fieldName(path)}: ${message}`,
    ...(hint === undefined ? {} : { hint }),
  });
  const parsed = frontMatterSchema.safeParse(data, { reportInput: true });
  if (!parsed.success) return failed(parsed.error.issues.flatMap(fieldProblems).map(atLine));
  const problems = catalogueProblems(file, parsed.data);
  if (problems.length > 0) return failed(problems.map(atLine));
  const { body, bodyLine } = split;
  return { article: { frontMatter: typeset(parsed.data), body, bodyLine }, problems: [] };
}
