import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test.use({ expectedComplaints: /TrustedHTML|Trusted Type/ });

test('a text becomes HTML in the one place that takes sanitised texts, and nowhere else', async ({
  page,
}) => {
  await openHome(page);
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>not sanitised</b>';
      return 'taken';
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  });
  expect(refused).toBe('TypeError');
});

test('the article of a topic that is reached by a click is shown', async ({ page }) => {
  await page.goto('/category/board-management');
  await page
    .getByRole('link', { name: /Quorum Requirements/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/topic\/quorum-requirements$/);
  await expect(page.locator('.article').getByRole('heading').first()).toBeVisible();
});
