import { stripGenerationNotes } from '@hoa/core/content/strip-generation-notes';
import { type MarkOptions, markTerms } from '@hoa/core/glossary/mark-terms';
import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { matchGlossary } from './glossary-matcher.ts';
import { ANSWER_ALLOW_LIST, LIBRARY_ALLOW_LIST, MODEL_ALLOW_LIST } from './html/allow-list.ts';
import { curlyQuotes } from './html/curly-quotes.ts';
import { parseHtml } from './html/parse-html.ts';
import { createSanitiser } from './html/sanitise.ts';

/**
 * Where a text comes from, which decides what it may hold: our own articles, articles that a
 * provider or anybody else wrote, or answers to a visitor.
 */
export type TextOrigin = 'library' | 'model' | 'answer';

const SANITISE = {
  library: createSanitiser(LIBRARY_ALLOW_LIST),
  model: createSanitiser(MODEL_ALLOW_LIST),
  answer: createSanitiser(ANSWER_ALLOW_LIST),
};

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkRehype)
  .freeze();

/** The syntax tree of a Markdown text, with positions. */
export function parseMarkdown(text: string): MarkdownRoot {
  return markdown.parse(text);
}

/** The tree of a Markdown text as HTML; raw HTML in it is left out. */
export function markdownToTree(text: string | MarkdownRoot): Root {
  return markdown.runSync(typeof text === 'string' ? parseMarkdown(text) : text);
}

/**
 * The way of every text into a page or an answer. It is made safe first, so that notes are
 * stripped, words marked and quotation marks set on the tree that a browser will see, and made
 * safe again last.
 *
 * @param marks marks the words of the glossary; marks that are there already stay either way
 */
export function treeToHtml(tree: Root, origin: TextOrigin, marks?: MarkOptions): string {
  const safe = SANITISE[origin](tree);
  const stripped = stripGenerationNotes(safe.tree);
  const marked = marks === undefined ? stripped : markTerms(stripped, matchGlossary, marks);
  const set = curlyQuotes(marked);
  return set === safe.tree ? safe.html : SANITISE[origin](set).html;
}

/**
 * Makes HTML from elsewhere, written or stored, safe to show. Doing it twice changes nothing.
 *
 * @returns '' for a text that is too large or made to exhaust a parser
 */
export function cleanHtml(html: string, origin: TextOrigin, marks?: MarkOptions): string {
  const read = parseHtml(html);
  return read === undefined ? '' : treeToHtml(read, origin, marks);
}
