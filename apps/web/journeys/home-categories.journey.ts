import type { Page } from '@playwright/test';
import { holdRequests } from './held-requests.fixture';
import { alterCalls, brokenCall, openHome, proceduresOf, stopClock } from './home-page.fixture';
import { expect, test } from './portal.fixture';

function card(page: Page, category: string) {
  return page
    .locator('#categories article')
    .filter({ has: page.getByRole('heading', { name: category }) });
}

test('a category card lists five topics by title, and the others on request', async ({ page }) => {
  await openHome(page);
  await expect(page.locator('#categories article')).toHaveCount(6);
  const board = card(page, 'Board Management');
  const topics = board.getByRole('listitem');
  await expect(topics).toHaveCount(5);
  const more = board.getByRole('button', { name: '+15 more topics...' });
  await more.click();
  await expect(topics).toHaveCount(20);
  const titles = await topics.allTextContents();
  expect(titles).toEqual(titles.toSorted((left, right) => left.localeCompare(right, 'en')));
  await board.getByRole('button', { name: 'Show fewer topics' }).click();
  await expect(topics).toHaveCount(5);
  await board.getByRole('link', { name: 'Board Management' }).click();
  await expect(page).toHaveURL('/category/board-management');
});

test('the categories are fetched on both timers while the page is on screen', async ({ page }) => {
  await page.clock.install();
  const fetches: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/trpc/') && proceduresOf(url).includes('categories.list')) fetches.push(url);
  });
  await openHome(page);
  await expect.poll(() => fetches.length).toBeGreaterThan(0);
  await stopClock(page);

  const board = card(page, 'Board Management');
  await board.getByRole('button', { name: '+15 more topics...' }).click();
  const toggle = board.getByRole('button', { name: 'Show fewer topics' });
  await expect(toggle).toBeFocused();

  fetches.length = 0;
  for (let second = 0; second < 12; second += 1) {
    await page.clock.runFor(998);
    // The call leaves with the next tick, and its answer is taken in with the one after.
    await page.clock.runFor(1);
    await page.waitForTimeout(150);
    await page.clock.runFor(1);
  }
  // Up to twelve of the one timer and four of the other; those that fall together, or on an answer
  // that is still on its way, count once.
  expect(fetches.length).toBeGreaterThanOrEqual(8);
  expect(fetches.length).toBeLessThanOrEqual(16);
  await expect(toggle).toBeFocused();
  await expect(board.getByRole('listitem')).toHaveCount(20);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  // A call that was made before leaves now.
  await page.clock.runFor(1);
  fetches.length = 0;
  await page.clock.runFor(10_000);
  expect(fetches).toEqual([]);
});

test('while they load there are six skeletons, and a card without topics says so', async ({
  page,
}) => {
  await page.goto('/topic/quorum-requirements');
  const letGo = await holdRequests(page, '**/trpc/**');
  await page.getByRole('link', { name: 'HOA Education Portal' }).first().click();
  await expect(page.locator('#categories').getByTestId('skeleton-card')).toHaveCount(6);
  await expect(page.locator('#featured').getByTestId('skeleton-card').first()).toBeVisible();
  letGo();
  await expect(page.locator('#categories article')).toHaveCount(6);

  await alterCalls(page, (procedure, answer) => {
    if (procedure !== 'categories.list') return answer;
    const categories = answer.result?.data as { topics: unknown[] }[];
    return { result: { data: categories.map((category) => ({ ...category, topics: [] })) } };
  });
  await expect(page.getByText('Loading topics...')).toHaveCount(6);
});

test.describe('when something cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to load resource|Featured content/ });

  test('a failed refetch keeps the categories on the page', async ({ page }) => {
    await openHome(page);
    await page.route('**/trpc/**', (route) => route.abort());
    await page.waitForTimeout(2_500);
    await expect(page.locator('#categories article')).toHaveCount(6);
    await expect(page.getByText('Failed to fetch categories')).toHaveCount(0);
  });

  test('without its lists the page that the server wrote says so, and recovers by itself', async ({
    page,
  }) => {
    await page.route('**/trpc/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Failed to fetch categories')).toBeVisible();
    await page.unroute('**/trpc/**');
    await expect(page.locator('#categories article')).toHaveCount(6);
    await expect(page.getByRole('button', { name: /^Show topic/ })).toHaveCount(6);
  });

  test('a first fetch that fails says so, and the page recovers by itself', async ({ page }) => {
    await page.goto('/topic/quorum-requirements');
    let isBroken = true;
    await alterCalls(page, (procedure, answer) =>
      isBroken && procedure === 'categories.list' ? brokenCall() : answer,
    );
    await page.getByRole('link', { name: 'HOA Education Portal' }).first().click();
    await expect(page.getByText('Failed to fetch categories')).toBeVisible();
    isBroken = false;
    await expect(page.locator('#categories article')).toHaveCount(6);
  });

  test('a picture that cannot be loaded gives way to the fallback', async ({ page }) => {
    await page.route(/\/illustrations\/(hero|board-management)\.svg/, (route) => route.abort());
    await openHome(page);
    await card(page, 'Board Management').scrollIntoViewIfNeeded();
    await expect(card(page, 'Board Management').locator('img')).toHaveAttribute('src', /fallback/);
    await expect(page.locator('section[aria-labelledby=hero-title] img')).toHaveAttribute(
      'src',
      /fallback/,
    );
  });
});
