import type { Locator, Page } from '@playwright/test';

/** The article that is measured; every site has it under the same path. */
export const ARTICLE_PATH = '/topic/reserve-funds';

/** What has to be known of a site to measure it as a visitor meets it. */
export interface MeasuredSite {
  name: string;
  origin: string;
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
    content: 'main .article',
    nextLinks: (page) => page.getByRole('region', { name: 'Related Topics' }).getByRole('link'),
    // It has put its listeners where React keeps them.
    isLive: () => {
      const main = document.getElementById('main')?.firstElementChild;
      return main != null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    },
  };
}
