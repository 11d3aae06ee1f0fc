import type { Locator, Page } from '@playwright/test';

/** What has to be known of a site to measure it as a visitor meets it. */
export interface MeasuredSite {
  name: string;
  origin: string;
  /** Path of the article on a topic. */
  articlePath: (slug: string) => string;
  /** Selector of an article's text. */
  content: string;
  /** Links to other articles, on an article's page. */
  nextLinks: (page: Page) => Locator;
  /** Run in the page: whether its application has taken over. */
  isLive: () => boolean;
}

/** The portal, which lets its pages be walked through by their related topics. */
export function portalSite(port: number): MeasuredSite {
  return {
    name: 'the portal',
    origin: `http://localhost:${port}`,
    articlePath: (slug) => `/topic/${slug}`,
    content: 'main .article',
    nextLinks: (page) => page.getByRole('region', { name: 'Related Topics' }).getByRole('link'),
    // It has put its listeners where React keeps them.
    isLive: () => {
      const main = document.getElementById('main')?.firstElementChild;
      return main != null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    },
  };
}
