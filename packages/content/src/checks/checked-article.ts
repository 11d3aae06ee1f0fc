import type { Root } from 'mdast';
import { parseMarkdown } from '../html-pipeline.ts';
import type { SourceArticle } from '../load-library.ts';
import { type RenderedArticle, renderArticle } from '../render-article.ts';
import { type MarkdownBlock, markdownBlocks } from './markdown-blocks.ts';

/** An article with all that the checks look at, made once for all of them. */
export interface CheckedArticle {
  source: SourceArticle;
  markdown: Root;
  blocks: MarkdownBlock[];
  rendered: RenderedArticle;
}

/** Readies an article for the checks. */
export function checkedArticle(source: SourceArticle): CheckedArticle {
  const markdown = parseMarkdown(source.body);
  const blocks = markdownBlocks(markdown, source.bodyLine);
  return { source, markdown, blocks, rendered: renderArticle(markdown, source.answered) };
}
