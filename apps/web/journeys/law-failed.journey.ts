import { expect, test } from './portal.fixture';

test.use({ expectedComplaints: /Failed to load resource/ });

test('a result says that it is without the law, and has it with another try', async ({ page }) => {
  await page.goto('/tools/assessment-increase?current=300&proposed=361');
  await page.route('**/trpc/law.facts*', (route) => route.abort());
  await page.locator('form').getByLabel('State').selectOption('CA');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be fetched' });
  await expect(alert).toContainText('the result is without them');
  await page.unroute('**/trpc/law.facts*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  const result = page.getByRole('region', { name: 'The result' });
  await expect(result).toContainText('the cap of 20 percent in Cal. Civ. Code § 5605');
  await expect(alert).toHaveCount(0);
});

test('an article says that the rules of a state are not there, and has them with another try', async ({
  page,
}) => {
  await page.goto('/topic/violation-fines');
  await page.route('**/trpc/law.state*', (route) => route.abort());
  await page.locator('#topic-state').selectOption('Virginia');
  const inVirginia = page.getByRole('region', { name: 'In Virginia' });
  const alert = inVirginia.getByRole('alert');
  await expect(alert).toContainText('The rules of Virginia could not be fetched.');
  await page.unroute('**/trpc/law.state*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(inVirginia.getByText(/\$50 for a single/).first()).toBeVisible();
});
