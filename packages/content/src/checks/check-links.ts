import { CATALOGUE_TOPICS } from '@hoa/core/categories/catalogue';
import type { Problem } from '../problem.ts';
import type { CheckedArticle } from './checked-article.ts';
import { lineOf, nodesOf } from './markdown-blocks.ts';

/** An article as far as links go. */
export type LinkedArticle = Pick<CheckedArticle, 'source' | 'markdown'> & {
  rendered: Pick<CheckedArticle['rendered'], 'html'>;
};

const TOPIC_LINK = /^\/topic\/(?<slug>[a-z0-9-]+)(?:#(?<anchor>.+))?$/;

const HINT = 'Links lead to /topic/<slug>, with #<anchor of a heading> for one section.';

/** Anchors of the headings that the HTML of an article really has. */
function anchorsOf({ rendered }: LinkedArticle): Set<string> {
  return new Set(
    [...rendered.html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, anchor]) => anchor ?? ''),
  );
}

/** Links of the articles that do not lead to a topic of the catalogue or a heading that exists. */
export function checkLinks(articles: readonly LinkedArticle[]): Problem[] {
  const bySlug = new Map(articles.map((article) => [article.source.frontMatter.slug, article]));
  const faultOf = (url: string): string | undefined => {
    const { slug, anchor } = TOPIC_LINK.exec(url)?.groups ?? {};
    if (slug === undefined) return `link '${url}' must have the form /topic/<slug>`;
    if (!CATALOGUE_TOPICS.has(slug)) return `link '${url}': '${slug}' is no topic of the catalogue`;
    const target = bySlug.get(slug);
    if (anchor === undefined || target === undefined || anchorsOf(target).has(anchor)) return;
    return `link '${url}': ${slug} has no heading with the anchor '${anchor}'`;
  };
  return articles.flatMap(({ source: { file, bodyLine }, markdown }) =>
    nodesOf(markdown).flatMap((node) => {
      if (node.type !== 'link' && node.type !== 'definition') return [];
      const message = faultOf(node.url);
      return message === undefined
        ? []
        : [{ file, line: lineOf(node, bodyLine), message, hint: HINT }];
    }),
  );
}
