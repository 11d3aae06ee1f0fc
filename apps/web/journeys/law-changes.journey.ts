import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test.use({ timezoneId: 'America/Los_Angeles' });

const DAY = '2027-01-01';

test('in the evening of the day before, a change is still ahead', async ({ page }) => {
  // Then it is eight in the evening of December 31 in California.
  await page.clock.setFixedTime(new Date('2027-01-01T04:00:00Z'));
  await page.route('**/trpc/law.changes*', async (route) => {
    const response = await route.fetch();
    const [first] = await response.json();
    const [notice] = first.result.data.notices;
    const notices = [{ ...notice, id: 'tomorrow', state: 'NV', effective: DAY }];
    await route.fulfill({ json: [{ result: { data: { notices, facts: [] } } }] });
  });
  await page.goto('/law');
  await page.getByRole('link', { name: 'What changed' }).first().click();
  const nevada = page.getByRole('group').filter({ hasText: 'Nevada' });
  await expect(nevada).toContainText('Next: January 1, 2027');
});

test('the changes of the law are folded by state, and one state is shown alone', async ({
  page,
}) => {
  await page.goto('/law/changes');
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  const folds = page.getByRole('main').getByRole('group');
  expect(await folds.count()).toBeGreaterThan(5);
  const open = page.locator('main details[open]');
  await expect(open).not.toHaveCount(0);
  expect(await open.count()).toBeLessThan(4);
  const source = folds.getByText(/Source: DAUD LLC/).getByRole('link');
  await expect(source).toHaveText('daudllc.com');
  await expect(source).toHaveAttribute('href', 'https://daudllc.com/?p=186');
  await page.getByLabel('Changes of').selectOption('Washington');
  await expect(page).toHaveURL('/law/changes?state=WA');
  await expect(folds).toHaveCount(1);
  await expect(folds.getByRole('listitem').first()).toBeVisible();
  await page.getByLabel('Changes of').selectOption('All states');
  await expect(page).toHaveURL('/law/changes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main details:not([open]) li').last()).toBeVisible();
});

test('what a choice of changes comes to is announced, and the keyboard stays by it', async ({
  page,
}) => {
  await page.goto('/law/changes');
  await untilAlive(page);
  const said = page.getByRole('main').getByRole('status');
  await expect(said).toHaveText(/^Changes of \d+ states$/);
  await page.getByRole('banner').getByLabel('Your state').selectOption('Washington');
  await page.getByRole('link', { name: 'Only Washington' }).press('Enter');
  await expect(page).toHaveURL('/law/changes?state=WA');
  await expect(said).toHaveText(/^Washington: \d+ /);
  await expect(page.getByLabel('Changes of')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the changes of one state are shown alone by a form', async ({ page }) => {
    await page.goto('/law/changes');
    await page.getByLabel('Changes of').selectOption('Washington');
    await page.locator('form[action="/law/changes"] noscript button').click();
    await expect(page).toHaveURL(/\?state=WA$/);
    await expect(page.locator('main details')).toHaveCount(1);
  });
});
