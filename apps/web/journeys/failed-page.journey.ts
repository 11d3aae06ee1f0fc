import { reconnect } from './connection.fixture';
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

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('an article that cannot be fetched says so, and is there with the connection', async ({
    page,
    context,
  }) => {
    await page.goto('/topic/reserve-studies');
    await untilAlive(page);
    await context.setOffline(true);
    const related = page.getByRole('region', { name: 'Related Topics' }).getByRole('link').first();
    const href = await related.getAttribute('href');
    await related.click();
    const failed = page.getByRole('alert').filter({ hasText: 'Topic Not Found' });
    await expect(failed).toContainText('The portal did not answer.');
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
    await reconnect(context, failed);
    await expect(page).toHaveURL(String(href));
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a search says that it cannot be reached, and not that it goes on', async ({
    page,
    context,
  }) => {
    await page.goto('/search?q=fine');
    await untilAlive(page);
    await context.setOffline(true);
    const main = page.getByRole('main');
    await main.locator('input[name="q"]').fill('quorum');
    await page.keyboard.press('Enter');
    const failed = main.getByRole('alert');
    await expect(failed).toContainText('The search cannot be reached right now.');
    await expect(main).not.toContainText('Searching…');
    await reconnect(context, failed);
    await expect(main.getByRole('link', { name: 'Quorum Requirements' }).first()).toBeVisible();
  });
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
