import type { SectionBlock } from '@hoa/core/library/section';
import { readLibrary } from '../load-library.ts';
import { problemText } from '../problem.ts';
import { articlePath, CommandError, findTopic } from './find-topic.ts';

const LEADS: Record<SectionBlock['kind'], string> = {
  paragraph: '',
  item: '- ',
  step: '- ',
  row: '| ',
  sample: '> ',
};

const COLUMNS = 80;

/**
 * A text in lines of 80 columns at most.
 *
 * @param lead stands before the first line; the others move in as far
 */
export function wrapText(text: string, lead = ''): string {
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(' ')) {
    const isFirst = line.length === lead.length;
    if (!isFirst && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = ' '.repeat(lead.length) + word;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Blocks of a section as lines; steps carry their numbers. */
function blockLines(blocks: readonly SectionBlock[]): string[] {
  let step = 0;
  return blocks.map(({ kind, text }) => {
    step = kind === 'step' ? step + 1 : 0;
    const lead = kind === 'step' ? `${step}. ` : LEADS[kind];
    return text
      .split('\n')
      .map((line) => wrapText(line, lead))
      .join('\n');
  });
}

/**
 * The text of an article as search ranks it and answers quote it, and where to see its page.
 *
 * @param baseUrl where a portal runs that watches this folder
 * @throws CommandError when there is no such topic, or no readable article
 */
export function previewArticle(folder: string, slug: string, baseUrl: string): string {
  const path = articlePath(findTopic(slug));
  const { articles, problems } = readLibrary(folder);
  const article = articles.find(({ file }) => file === path);
  if (article === undefined) {
    const own = problems.filter(({ file }) => file === path).map(problemText);
    const why = own.length === 0 ? [`There is no ${path}.`] : own;
    throw new CommandError(`It cannot be shown yet:\n${why.join('\n')}`);
  }
  const { frontMatter } = article;
  const { sections, words, readingMinutes } = article.render();
  return [
    frontMatter.title.toUpperCase(),
    wrapText(frontMatter.description),
    `${words} words, ${readingMinutes} min, ${sections.length} sections`,
    ...sections.flatMap(({ heading, blocks }) => [`== ${heading}`, ...blockLines(blocks)]),
    `Page: ${new URL(`/topic/${slug}`, baseUrl).href} (a portal that runs shows changes at once)`,
  ].join('\n\n');
}
