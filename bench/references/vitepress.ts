import {
  byCategory,
  frontMatter,
  type ReferenceArticle,
  type ReferenceSite,
} from './reference-site.ts';

const VERSION = '1.6.4';

function config(articles: readonly ReferenceArticle[]): string {
  const sidebar = [...byCategory(articles)].map(([text, of]) => ({
    text,
    collapsed: true,
    items: of.map(({ slug, title }) => ({ text: title, link: `/topic/${slug}` })),
  }));
  const settings = {
    title: 'HOA Education Portal',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: { sidebar },
  };
  return `export default ${JSON.stringify(settings)};`;
}

function page({ title, description, body }: ReferenceArticle): string {
  return `${frontMatter({ title, description })}# ${title}\n\n${body}`;
}

/** VitePress with its default theme: the text of a page is no code, the rest is Vue. */
export const VITEPRESS: ReferenceSite = {
  name: `VitePress ${VERSION}`,
  packages: [`vitepress@${VERSION}`],
  files: (articles) => ({
    '.vitepress/config.mjs': config(articles),
    ...Object.fromEntries(articles.map((article) => [`topic/${article.slug}.md`, page(article)])),
  }),
  build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  content: 'main .vp-doc',
  nextLinks: (page) => page.locator('a.pager-link.next'),
  isLive: () => '__vue_app__' in (document.getElementById('app') ?? {}),
};
