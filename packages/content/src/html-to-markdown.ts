import type { Nodes } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { parseHtml } from './html/parse-html.ts';

const writer = unified()
  .use(rehypeRemark)
  // Rows of a table are not padded into columns: a model pays for every space.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** Makes links to this site whole, so that they work from elsewhere. */
function completeLinks(node: Nodes, baseUrl: string): void {
  if (node.type === 'link' && node.url.startsWith('/')) node.url = baseUrl + node.url;
  if ('children' in node) for (const child of node.children) completeLinks(child, baseUrl);
}

/**
 * The Markdown of an article or answer, which a language model reads in half the tokens.
 *
 * @param baseUrl put before links to this site
 * @returns '' for a text that is too large or made to exhaust a parser
 */
export function htmlToMarkdown(html: string, baseUrl: string): string {
  const tree = parseHtml(html);
  if (tree === undefined) return '';
  const markdown = writer.runSync(tree);
  completeLinks(markdown, baseUrl);
  return writer.stringify(markdown).trimEnd();
}
