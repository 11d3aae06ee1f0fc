import type { Problem } from '../problem.ts';
import { unrecognisedCitations } from '../statutes/citation-forms.ts';
import type { CheckedArticle } from './checked-article.ts';

const FAULT = 'is no form of statute citation that this library uses';

/** Statutes cited, in the text or as a source, in a form that nobody can look up with certainty. */
export function checkCitations({ source, blocks }: CheckedArticle): Problem[] {
  const { file, frontMatter } = source;
  const inSources = frontMatter.sources.flatMap(({ citation }, index) =>
    unrecognisedCitations(citation).map(() => ({
      file,
      message: `sources, entry ${index + 1}: '${citation}' ${FAULT}`,
    })),
  );
  const inText = blocks.flatMap(({ text, line }) =>
    unrecognisedCitations(text).map((found) => ({ file, line, message: `'${found}' ${FAULT}` })),
  );
  return [...inSources, ...inText];
}
