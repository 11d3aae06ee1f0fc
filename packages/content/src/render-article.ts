import { element } from '@hoa/core/content/hast-element';
import type { Section, SectionAnswer } from '@hoa/core/library/section';
import type { OutlineEntry } from '@hoa/core/schemas/topic';
import type { ElementContent } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { AnsweredSection } from './answers/read-answers.ts';
import { plainText } from './article/plain-text.ts';
import { prepareBlocks } from './article/prepare-blocks.ts';
import { readBlocks } from './article/read-blocks.ts';
import { type SectionTree, splitSections } from './article/split-sections.ts';
import { curlyQuotes, curlyText } from './html/curly-quotes.ts';
import { markdownToTree, treeToHtml } from './html-pipeline.ts';
import { wordsOf } from './text/words.ts';

/** Raise it when the same file would now give other HTML, sections or details. */
export const RENDER_VERSION = 6;

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

/** Not named: nine landmarks an article would hide those of the page. Headings lead through it. */
function sectionElement({ part, headingElement, blocks }: SectionTree): ElementContent {
  return element('section', { dataPart: part }, [headingElement, ...blocks]);
}

function answersOf(answered: readonly AnsweredSection[], wanted: string): SectionAnswer[] {
  return answered
    .filter(({ anchor }) => anchor === wanted)
    .flatMap(({ answers }) =>
      answers.map(({ line: _, text, next, ...answer }) => ({
        ...answer,
        text: curlyText(text),
        ...(next === undefined ? {} : { next: { ...next, text: curlyText(next.text) } }),
      })),
    );
}

/**
 * Renders the body of an article, read or not. Whatever it holds, the HTML is safe to show.
 *
 * @param answered what its sections answer
 */
export function renderArticle(
  body: string | MarkdownRoot,
  answered: readonly AnsweredSection[] = [],
): RenderedArticle {
  const { lead, sections: raw } = splitSections(curlyQuotes(markdownToTree(body)));
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
      answers: answersOf(answered, anchor),
    })),
    outline: sections.map(({ anchor, heading }) => ({ anchor, heading })),
    words,
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}
