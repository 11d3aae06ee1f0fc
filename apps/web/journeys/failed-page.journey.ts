import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

/** Pages that load one query, the way to each, and the query. */
const PAGES = [
  { from: '/guides', link: 'I was fined, or got a violation letter', query: 'guides.bySlug' },
  { from: '/letters', link: 'Request for records', query: 'letters.bySlug' },
  { from: '/law', link: 'What changed', query: 'law.changes' },
] as const;

test.describe('when a page cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  for (const { from, link, query } of PAGES) {
    test(`${query}: it is not called missing, and is loaded on request`, async ({ page }) => {
      await page.goto(from);
      // A link that is pressed earlier has the server make the page.
      await untilAlive(page);
      const calls = (url: URL) => url.pathname.includes(query);
      await page.route(calls, (route) => route.abort());
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await expect(failed).toContainText('Check that you are connected, and try again.');
      await expect(page).toHaveTitle('Page Not Loaded | HOA Education Portal');
      await expect(page.getByText('could not be found')).toHaveCount(0);

      await page.unroute(calls);
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(failed).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/Not Loaded/);
    });
  }
});

test.describe('where there is no such thing', () => {
  test.use({ expectedComplaints: /404/ });

  for (const [path, words] of [
    ['/guides/nothing', 'There is no guide at this address.'],
    ['/letters/love-letter', 'There is no letter at this address.'],
  ] as const) {
    test(`${path} says so in its own words`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  }
});
