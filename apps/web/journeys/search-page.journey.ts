import { holdRequests } from './held-requests.fixture';
import { expect, test } from './portal.fixture';
import { SEARCH_CALL } from './search.fixture';

test('the page of a search that found nothing leads to the assistant, with the words', async ({
  page,
}) => {
  await page.goto('/search?q=zzzqqqxxx');
  await expect(page.getByRole('heading', { name: 'Put it as a question' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ask the assistant instead' }).click();
  await expect(page).toHaveURL('/#ask=zzzqqqxxx');
});

test('the box of the page keeps the keyboard, and holds the words of the address', async ({
  page,
}) => {
  await page.goto('/search?q=quorum');
  const words = page.getByLabel('Search topics, articles and HOA terms');
  const topics = page.getByRole('region', { name: 'Topics' });
  await expect(topics).toContainText('Quorum');
  await words.fill('fence');
  await words.press('Enter');
  await expect(topics).toContainText('Fence');
  await expect(words).toBeFocused();
  await page.goBack();
  await expect(topics).toContainText('Quorum');
  await expect(words).toHaveValue('quorum');
});

test('the page says nothing of words while they are looked up', async ({ page }) => {
  await page.goto('/search?q=zzzqqqxxx');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/^Nothing found/);
  const arrive = await holdRequests(page, SEARCH_CALL);
  const words = page.getByLabel('Search topics, articles and HOA terms');
  await words.fill('fence');
  await words.press('Enter');
  await expect(status).toHaveText('Searching…');
  await expect(page.getByRole('heading', { name: 'Put it as a question' })).toHaveCount(0);
  arrive();
  await expect(status).toHaveText(/^\d+ results$/);
});

test.describe('with text of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the box leaves room for its words, and no title breaks inside a word', async ({ page }) => {
    await page.goto('/search?q=quorum');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const words = page.getByLabel('Search topics, articles and HOA terms');
    const room = await words.evaluate((input) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      return input.clientWidth - padding;
    });
    expect(room).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const title = page.getByRole('link', { name: 'Quorum Requirements' });
    // As many lines as words.
    const lines = await title.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines).toBe(2);
  });
});

test.describe('when the search fails', () => {
  test.use({ expectedComplaints: /503/ });

  test('the page says what to do, and tries again on request', async ({ page }) => {
    await page.goto('/search');
    await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 503 }));
    await page.getByLabel('Search topics, articles and HOA terms').fill('fence');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('Check that you are connected.');
    await page.unroute(/\/trpc\/search\.query/);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Topics' })).toContainText('Fence');
  });
});
