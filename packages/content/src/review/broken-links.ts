import { setImmediate } from 'node:timers/promises';
import { checkLinks, type LinkedArticle } from '../checks/check-links.ts';
import { guideReferenceFaults } from '../guides/check-guides.ts';
import { readGuides } from '../guides/guide-files.ts';
import { readGuideGround } from '../guides/guide-ground.ts';
import { parseMarkdown } from '../html-pipeline.ts';
import { checkLetters } from '../letters/check-letters.ts';
import { readLetters } from '../letters/letter-files.ts';
import type { SourceArticle } from '../load-library.ts';
import type { Problem } from '../problem.ts';
import { contentPath, type ReviewItem } from './review-item.ts';

const asItems = (folder: string, problems: readonly Problem[]): ReviewItem[] =>
  problems.map(({ file, line, message, hint }) => ({
    what: message,
    more: hint,
    file: contentPath(`${folder}/${file}`),
    line,
  }));

/**
 * Links of articles that lead nowhere. Reading takes some milliseconds each: other work of the
 * process goes on in between.
 *
 * @param htmlOf the rendered text of a topic, where there is one
 */
export async function brokenArticleLinks(
  articles: readonly SourceArticle[],
  htmlOf: (slug: string) => string | undefined,
): Promise<ReviewItem[]> {
  const linked: LinkedArticle[] = [];
  for (const source of articles) {
    const html = htmlOf(source.frontMatter.slug) ?? source.render().html;
    linked.push({ source, markdown: parseMarkdown(source.body), rendered: { html } });
    await setImmediate();
  }
  return asItems('articles', checkLinks(linked));
}

/** What guides and letters name that is not there: passages, letters, questions of the law. */
export function brokenReferences(): ReviewItem[] {
  const { guides, problems } = readGuides();
  const ground = readGuideGround();
  const astray = guides.flatMap((guide) =>
    guideReferenceFaults(guide, ground).map((message) => ({ file: `${guide.slug}.yaml`, message })),
  );
  return [
    ...asItems('guides', [...problems, ...astray]),
    ...asItems('letters', checkLetters(readLetters())),
  ];
}
