import type { Nodes } from 'mdast';
import type { Problem } from '../problem.ts';
import type { CheckedArticle } from './checked-article.ts';
import { lineOf, nodesOf } from './markdown-blocks.ts';

const REFUSED: Partial<Record<Nodes['type'], string>> = {
  html: 'raw HTML is left out of the page; write Markdown',
  image: 'articles have no images',
  imageReference: 'articles have no images',
  footnoteReference: 'articles have no footnotes; put the source into the front matter',
};
const DASH_HINT = 'End the sentence, or use a comma, a colon or brackets.';
const STRIPPED = /(?:content generated|last updated) on\b/i;

/** Markup and characters that have no place in an article. */
export function checkMarkup({ source, markdown, blocks }: CheckedArticle): Problem[] {
  const { file, bodyLine } = source;
  const refused = nodesOf(markdown).flatMap((node) => {
    const message = REFUSED[node.type];
    return message === undefined ? [] : [{ file, line: lineOf(node, bodyLine), message }];
  });
  const written = blocks.flatMap(({ text, line }) => [
    ...(text.includes('—') ? [{ file, line, message: 'holds an em-dash', hint: DASH_HINT }] : []),
    ...(STRIPPED.test(text)
      ? [{ file, line, message: "says 'last updated on' or the like, which pages strip" }]
      : []),
  ]);
  return [...refused, ...written];
}
