import type { Page } from '@playwright/test';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';
import { box, dialog } from './search.fixture';

test.use({
  expectedComplaints: /Failed to load resource|Unable to preload CSS|dynamically imported module/,
});

/** Opens a page and lets all come that it fetches by itself. */
async function openResting(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse(/\/assets\/toast-list-.*\.js$/);
  await page.goto(path);
  await untilAlive(page);
  await last;
  await page.waitForLoadState('networkidle');
}

const message = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title);

test('a search that could not be fetched says so, and opens when it is pressed again', async ({
  page,
  context,
}) => {
  await openResting(page, '/topic/violation-fines');
  await context.setOffline(true);
  const launcher = page.getByRole('button', { name: 'Search' });
  await launcher.click();
  await expect(message(page, 'The search could not be opened')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await context.setOffline(false);
  await launcher.click();
  await expect(box(page)).toBeFocused();
  await expect(dialog(page)).toHaveCSS('position', 'fixed');
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
});

test('a word that could not be explained is explained when it is reached again', async ({
  page,
  context,
}) => {
  await openResting(page, '/topic/violation-fines');
  const word = page.locator('.article [data-term]').first();
  const popup = page.getByRole('tooltip');
  await context.setOffline(true);
  await word.hover();
  await word.click();
  await expect(message(page, 'The word could not be explained')).toBeVisible();
  await expect(word).toHaveAttribute('aria-expanded', 'false');

  await context.setOffline(false);
  await word.click();
  await expect(popup).toHaveCSS('position', 'absolute');
  await expect(popup).toBeInViewport({ ratio: 1 });
  const [place, mark] = [await popup.boundingBox(), await word.boundingBox()];
  expect(Math.abs((place?.y ?? 0) - (mark?.y ?? 0))).toBeLessThan(300);
});

test('a page that could not be fetched ahead comes with its style sheet', async ({
  page,
  context,
}) => {
  await openResting(page, '/topic/violation-fines');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Calculators' });
  await link.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) =>
    /tools-page-.*\.css$/.test(request.url()),
  );
  await link.hover();
  await failed;
  await page.mouse.move(0, 0);

  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools, Guides and Letters');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets.filter((href) => href?.includes('/tools-page-'))).toHaveLength(1);
});

test('code that could not be fetched is fetched at the next press, like its sheet', async ({
  page,
}) => {
  await openResting(page, '/topic/violation-fines');
  await page.route(/\/assets\/search-dialog-.*\.js$/, (route) => route.abort(), { times: 2 });
  const launcher = page.getByRole('button', { name: 'Search' });
  await launcher.click();
  await expect(message(page, 'The search could not be opened')).toBeVisible();
  await launcher.click();
  await expect(box(page)).toBeFocused();
});

test('a note on a resource that could not be fetched opens at the next press', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/dialog-.*/, (route) => route.abort());
  await openResting(page, '/');
  await page.unroute(/\/assets\/dialog-.*/);
  await context.setOffline(true);
  const link = page.getByRole('link', { name: 'Download Reserve Fund Calculator' });
  await link.click();
  await expect(message(page, 'Reserve Fund Calculator could not be opened')).toBeVisible();
  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Coming Soon' })).toBeVisible();
});
