import type { Problem } from '../problem.ts';
import { unrecognisedCitations } from '../statutes/citation-forms.ts';
import type { CheckedArticle } from './checked-article.ts';

const FAULT = 'is no form of statute citation that this library uses';
const hint = 'Write it as "Cal. Civ. Code § 5550" or "Fla. Stat. §§ 720.303 and 720.305".';

/** Statutes cited, in the text or as a source, in a form that cannot be looked up with certainty. */
export function checkCitations({ source, blocks }: CheckedArticle): Problem[] {
  const { file, frontMatter } = source;
  const inSources = frontMatter.sources.flatMap(({ citation }, index) =>
    unrecognisedCitations(citation).map(() => ({
      file,
      message: `sources, entry ${index + 1}: '${citation}' ${FAULT}`,
      hint,
    })),
  );
  const inText = blocks.flatMap(({ text, line }) =>
    unrecognisedCitations(text).map((found) => ({
      file,
      line,
      message: `'${found}' ${FAULT}`,
      hint,
    })),
  );
  return [...inSources, ...inText];
}
