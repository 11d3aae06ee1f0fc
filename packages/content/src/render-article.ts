import { element } from '@hoa/core/content/hast-element';
import type { Section } from '@hoa/core/library/section';
import type { OutlineEntry } from '@hoa/core/schemas/topic';
import type { ElementContent } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { plainText } from './article/plain-text.ts';
import { prepareBlocks } from './article/prepare-blocks.ts';
import { readBlocks } from './article/read-blocks.ts';
import { type SectionTree, splitSections } from './article/split-sections.ts';
import { markdownToTree, treeToHtml } from './html-pipeline.ts';
import { wordsOf } from './text/words.ts';

/** Raise it when the same Markdown would now give other HTML or other sections. */
export const RENDER_VERSION = 1;

const WORDS_PER_MINUTE = 220;

/** An article as pages show it and as search and answers read it. */
export interface RenderedArticle {
  /** Sanitised; each section in a `section` element with `data-part`. */
  html: string;
  sections: Section[];
  outline: OutlineEntry[];
  words: number;
  readingMinutes: number;
}

function newLine(): ElementContent {
  return { type: 'text', value: '\n' };
}

function sectionElement({ anchor, part, headingElement, blocks }: SectionTree): ElementContent {
  return element('section', { dataPart: part, ariaLabelledBy: [anchor] }, [
    headingElement,
    ...blocks,
  ]);
}

/** Renders the body of an article, read or not. Whatever it holds, the HTML is safe to show. */
export function renderArticle(body: string | MarkdownRoot): RenderedArticle {
  const { lead, sections: raw } = splitSections(markdownToTree(body));
  const sections = raw.map((section) => ({
    ...section,
    blocks: prepareBlocks(section.blocks, section.heading),
  }));
  const children = [...lead, ...sections.flatMap((one) => [sectionElement(one), newLine()])];
  const words = wordsOf(plainText(children)).length;
  return {
    html: treeToHtml({ type: 'root', children }, 'library', { occurrences: 'first-per-section' }),
    sections: sections.map(({ anchor, heading, part, blocks }) => ({
      anchor,
      heading,
      part,
      blocks: readBlocks(blocks),
    })),
    outline: sections.map(({ anchor, heading }) => ({ anchor, heading })),
    words,
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}
