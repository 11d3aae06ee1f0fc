import type { Root } from 'hast';
import { cleanHtml, treeToHtml } from './html-pipeline.ts';

/** The HTML of an answer's tree as it may be shown: glossary words marked, links only to this site. */
export function finishAnswerTree(tree: Root): string {
  return treeToHtml(tree, 'answer', { occurrences: 'first-per-section' });
}

/** The same for the HTML of an answer that a provider wrote. */
export function finishAnswerHtml(html: string): string {
  return cleanHtml(html, 'answer', { occurrences: 'first-per-section' });
}

/** The HTML of a generated or generic article as it may be stored and shown. */
export function finishArticleHtml(html: string): string {
  return cleanHtml(html, 'model', { occurrences: 'first-per-section' });
}
