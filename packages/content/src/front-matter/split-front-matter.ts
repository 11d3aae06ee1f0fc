/** The two parts of an article file. */
export interface SplitFile {
  yaml: string;
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
}

const FILE = /^---\n(?<yaml>[\s\S]*?\n)---\n(?<body>[\s\S]*)$/;

/**
 * Parts the front matter of a file, between two lines of three hyphens, from its body.
 *
 * @returns undefined when the file does not begin with front matter
 */
export function splitFrontMatter(file: string): SplitFile | undefined {
  const groups = FILE.exec(file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))?.groups;
  if (groups?.yaml === undefined || groups.body === undefined) return undefined;
  const { yaml, body } = groups;
  return { yaml, body, bodyLine: yaml.split('\n').length + 2 };
}
