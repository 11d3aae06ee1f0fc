import { expect, test } from './portal.fixture';

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

test.describe('when the search fails', () => {
  test.use({ expectedComplaints: /503/ });

  test('the page says what to do, and tries again on request', async ({ page }) => {
    await page.goto('/search');
    await page.route(/\/trpc\/search\.query/, (route) => route.fulfill({ status: 503 }));
    await page.getByLabel('Search topics, articles and HOA terms').fill('fence');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('Check that you are connected.');
    await page.unroute(/\/trpc\/search\.query/);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Topics' })).toContainText('Fence');
  });
});
