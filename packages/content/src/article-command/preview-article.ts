import type { SectionBlock } from '@hoa/core/library/section';
import { readLibrary } from '../load-library.ts';
import { problemText } from '../problem.ts';
import { CommandError } from './command-error.ts';
import { articlePath, findTopic } from './find-topic.ts';
import { wrapText } from './wrap-text.ts';

const LEADS: Record<SectionBlock['kind'], string> = {
  paragraph: '',
  item: '- ',
  step: '- ',
  row: '| ',
  sample: '> ',
};

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
