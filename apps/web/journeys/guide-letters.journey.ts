import { sayWasAsked, sayWhatWasAsked } from './guides.fixture';
import { expect, test } from './portal.fixture';

test('a letter of a plan cites the law of its state, and the state chosen for the site stays', async ({
  page,
}) => {
  await page.goto('/guides/see-records');
  const site = page.getByRole('banner').getByLabel('Your state');
  await site.selectOption('VA');
  await sayWasAsked(page, 'TX');
  await sayWhatWasAsked(page);
  const letter = page.getByRole('link', { name: 'Request for records' });
  await letter.click();
  const form = page.getByRole('form', { name: 'What stands in the letter' });
  const cited = form.getByLabel('Your state');
  await expect(cited).toHaveValue('TX');
  const sheet = page.getByRole('region', { name: /^The letter:/ });
  await expect(sheet.getByLabel('Rules of law')).toHaveValue(/Tex\. Prop\. Code/);
  await expect(site).toHaveValue('VA');
  expect(await page.evaluate(() => localStorage.getItem('state'))).toBe('VA');
  await page.reload();
  await expect(cited).toHaveValue('TX');
  // What is chosen last is meant.
  await site.selectOption('CA');
  await expect(cited).toHaveValue('CA');
  await form.getByLabel('Your name').fill('Ann Example');
  await page.goBack();
  await letter.click();
  await expect(cited).toHaveValue('TX');
  await page.goBack();
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await expect(page.getByRole('heading', { name: 'Which state is your home in?' })).toBeFocused();
  await page.goto('/letters/records-request');
  await expect(cited).toHaveValue('CA');
  await expect(form.getByLabel('Kind of community')).toHaveValue('');
  await expect(form.getByLabel('Your name')).toHaveValue('Ann Example');
});

test('a reader who goes back before an article is there comes to the link that led away', async ({
  page,
}) => {
  await page.goto('/guides/see-records');
  await sayWasAsked(page, 'TX');
  await sayWhatWasAsked(page);
  const passage = page.getByRole('link', { name: /^Records Inspection:/ }).first();
  await expect(passage).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await page.route('**/trpc/topics.bySlug*', async (route) => {
    await gate.promise;
    await route.abort();
  });
  await passage.click();
  await expect(page).toHaveURL(/\/topic\/records-inspection#/);
  await expect(page.getByRole('status', { name: 'Loading the topic' })).toBeVisible();
  await page.goBack();
  await expect(passage).toBeFocused();
  gate.resolve();
});

test.describe('when the law cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('the answers are kept, and the plan comes with another try', async ({ page }) => {
    await page.route('**/trpc/guides.law*', (route) => route.abort());
    await page.goto('/guides/see-records');
    await sayWasAsked(page, 'TX');
    await sayWhatWasAsked(page);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be fetched' });
    await expect(alert).toContainText('Your answers are kept.');
    await page.unroute('**/trpc/guides.law*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Tuesday, November 17, 2026')).toBeVisible();
  });
});
