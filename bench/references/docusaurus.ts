import {
  byCategory,
  frontMatter,
  type ReferenceArticle,
  type ReferenceSite,
} from './reference-site.ts';

const VERSION = '3.10.2';

const CONFIG = {
  title: 'HOA Education Portal',
  url: 'http://localhost',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  markdown: { format: 'md' },
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { title: 'HOA Education Portal' } },
};

function page({ slug, title, description, body }: ReferenceArticle, position: number): string {
  const head = frontMatter({
    title,
    description,
    slug: `/topic/${slug}`,
    sidebar_position: position,
  });
  return head + body;
}

/** Docusaurus with its classic theme: pages are rendered when built, and hydrated whole by React. */
export const DOCUSAURUS: ReferenceSite = {
  name: `Docusaurus ${VERSION}`,
  packages: [
    `@docusaurus/core@${VERSION}`,
    `@docusaurus/plugin-content-docs@${VERSION}`,
    `@docusaurus/theme-classic@${VERSION}`,
    'react@19.3.1',
    'react-dom@19.3.1',
  ],
  files: (articles) => ({
    'docusaurus.config.js': `module.exports = ${JSON.stringify(CONFIG)};`,
    ...Object.fromEntries(
      [...byCategory(articles)].flatMap(([category, of]) =>
        of.map((article, index) => [`docs/${category}/${article.slug}.md`, page(article, index)]),
      ),
    ),
  }),
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  content: 'main article',
  nextLinks: (page) => page.locator('a.pagination-nav__link--next'),
  isLive: () => document.documentElement.dataset.hasHydrated === 'true',
};
