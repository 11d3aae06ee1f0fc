import { reconnect } from './connection.fixture';
import { untilAlive } from './home-page.fixture';
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

test('without a connection neither a total nor a letter says that no state is chosen while one is', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/fine-accrual');
  await untilAlive(page);
  await context.setOffline(true);
  await page.getByLabel('First fine', { exact: true }).fill('75');
  await page.locator('form').getByLabel('State').selectOption('VA');
  const failed = page.getByRole('alert').filter({ hasText: 'could not be fetched' });
  await expect(failed).toContainText('The rules of Virginia could not be fetched');
  await expect(page.getByRole('region', { name: 'The result' })).toHaveAccessibleName(
    'The result, without the law of Virginia',
  );
  await expect(page.getByRole('link', { name: 'To the result' })).toContainText(
    'Without the law of Virginia: $1,300.00',
  );
  await expect(page.getByRole('main')).not.toContainText('No state is chosen');
  await reconnect(context, failed);
  await expect(page.getByText('§ 55.1-1819(D): at most $50.00').first()).toBeVisible();

  await page.goto('/letters/hearing-request');
  await untilAlive(page);
  await context.setOffline(true);
  await page.locator('form').getByLabel('Your state').selectOption('Virginia');
  await expect(failed).toContainText('The rules of Virginia could not be fetched');
  await expect(page.getByRole('main')).not.toContainText('No state is chosen');
  await expect(page.getByRole('link', { name: /^The rules of Virginia may belong/ })).toBeVisible();
  await reconnect(context, failed);
  await expect(page.getByRole('link', { name: /^The rules of Virginia/ })).toHaveCount(0);
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
