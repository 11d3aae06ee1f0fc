import { holdApplication } from './held-requests.fixture';
import { shiftOf, watchShift } from './layout-shift.fixture';
import { expect, test } from './portal.fixture';

test('the days of a notice are counted while they are entered, and the address keeps them', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Notice Dates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notice Dates');
  await page.getByLabel('The day of the event').fill('2027-01-19');
  await page.getByLabel('Days', { exact: true }).fill('30');
  await page.getByLabel('A last day on a weekend or holiday').selectOption('moves');
  const result = page.getByRole('region', { name: 'The result' });
  // December 20, 2026 is a Sunday.
  await expect(result).toContainText('no later than Friday, December 18, 2026');
  await expect(page.getByText('That day is a Sunday, so it moves')).toBeVisible();
  await expect(page).toHaveURL(/date=2027-01-19&days=30/);
  // The result is made here: until somebody loads its address, nobody is told what was entered.
  expect(sent.filter((request) => request.includes('2027-01-19'))).toEqual([]);

  await page.reload();
  await expect(result).toContainText('no later than Friday, December 18, 2026');
  await page.getByLabel('Days', { exact: true }).fill('soon');
  await expect(page.getByText('Please enter a whole number of days').first()).toBeVisible();
  await expect(page.getByLabel('Days', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  // What was right stays in sight, and says that it is from before.
  await expect(page.getByRole('region', { name: 'The result before' })).toContainText(
    'December 18',
  );
});

test('an increase is held against the cap of a state, with its section', async ({ page }) => {
  await page.goto('/tools/assessment-increase?current=300&proposed=361');
  const result = page.getByRole('region', { name: 'The result' });
  await expect(result.getByText('No cap was given or found')).toBeVisible();
  await page.locator('form').getByLabel('State').selectOption('CA');
  await expect(result).toContainText('$1.00 above the cap of 20 percent in Cal. Civ. Code § 5605');
  await expect(page.getByRole('heading', { name: 'What the law says' })).toBeVisible();

  await page.locator('form').getByLabel('State').selectOption('NM');
  await expect(page.getByText('Our table has no rule of New Mexico yet')).toBeVisible();
});

test('a result is shared, taken along and printed without its form', async ({ page }) => {
  await page.goto('/tools/reserve-funding?state=VA');
  await expect(page.getByRole('img', { name: /lowest balance/ })).toBeVisible();
  for (const name of ['Excel', 'CSV']) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    const file = await page.request.get(String(href));
    expect(file.status()).toBe(200);
    expect((await file.body()).length).toBeGreaterThan(2_000);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Entered' })).toContainText('Reserves today');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what it comes to is in sight while one enters, and leads to the result', async ({
    page,
  }) => {
    await page.goto('/tools/special-assessment');
    await page.getByLabel('Number of homes').fill('100');
    const way = page.getByRole('link', { name: 'To the result' });
    await expect(way).toContainText('Each home: $3,600.00');
    await expect(way).toBeInViewport({ ratio: 1 });
    await way.click();
    await expect(page.getByRole('heading', { name: 'The result' })).toBeInViewport();
    // All columns of a usual table are in sight.
    const table = page.getByRole('region', { name: 'Amounts by home' });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('who entered something wrong is led to it, and not to the result before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/fine-accrual');
  const further = page.getByLabel('Further fine', { exact: true });
  await further.fill('abc');
  const way = page.getByRole('link', { name: 'To the entry' }).first();
  await expect(way).toContainText('Further fine needs another look');
  await expect(page.getByRole('link', { name: 'To the result' })).toHaveCount(0);
  await page.getByLabel('Kind of community').focus();
  await way.click();
  await expect(further).toBeFocused();
  await expect(further).toBeInViewport({ ratio: 1 });

  await page.goto('/tools/reserve-funding');
  const cost = page.locator('form [id^="tool-components-1-"]').last();
  await cost.fill('a lot');
  await page.getByLabel('Kind of community').focus();
  await way.click();
  await expect(cost).toBeFocused();
});

test('the rows of a calculator stand still while its page comes to life', async ({ page }) => {
  // Tall enough for all of it.
  await page.setViewportSize({ width: 390, height: 6_000 });
  await watchShift(page);
  await page.goto('/tools/special-assessment?split=share');
  await page.getByLabel('Project cost').fill('490,000');
  await expect(page.getByRole('region', { name: 'The result' })).toContainText('$370,000.00');
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('what is drawn and worked out for a row goes with it, though another is its like', async ({
  page,
}) => {
  const twice = ['otherx20x1', 'otherx20x1', 'shopx10x2', 'otherx20x1'].join('_');
  await page.goto(`/tools/budget-per-home?split=share&kinds=${twice}`);
  const bars = page.locator('figure rect');
  await expect(bars).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(bars).toHaveCount(3);
  await expect(page.locator('figure').getByText('Other homes')).toHaveCount(2);

  const alike = ['roofsx25x5x9000', 'otherx20x10x50000', 'otherx20x10x50000'].join('_');
  await page.goto(`/tools/reserve-funding?components=${alike}`);
  await expect(page.getByText(/ years used = /)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByText(/ of 25 years used = /)).toHaveCount(0);
  await expect(page.getByText(/ of 20 years used = /)).toHaveCount(2);
});

test('who enters the rows of a calculator hears how they are meant', async ({ page }) => {
  await page.goto('/tools/special-assessment?split=share');
  await expect(page.getByRole('group', { name: 'Kinds of homes' })).toHaveAccessibleDescription(
    /only the proportions count\.$/,
  );
});

test('the keyboard stays among the rows that are left when one is taken away', async ({ page }) => {
  await page.goto('/tools/special-assessment?split=share');
  const remove = page.getByRole('button', { name: /^Remove/ });
  const kinds = page.getByLabel('Kind of home');
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(kinds.first()).toBeFocused();
  await page.getByRole('button', { name: 'Add a kind of home' }).press('Enter');
  await expect(kinds.nth(2)).toBeFocused();
  await remove.last().press('Enter');
  await expect(kinds.nth(1)).toBeFocused();
});

test('an article leads to what can be worked out on it', async ({ page }) => {
  await page.goto('/topic/violation-fines');
  const tools = page.getByRole('list', { name: 'Tools for this topic' });
  await tools.getByRole('link', { name: 'Add up a fine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fine Accrual');
  await page.goto('/topic/dog-parks');
  await expect(tools).toHaveCount(0);
});

test('the resource library leads to all tools', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All tools, guides and letters' }).click();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.locator('#guides').getByRole('article')).toHaveCount(10);
  await expect(page.locator('#calculators').getByRole('article')).toHaveCount(8);
  await expect(page.locator('#letters').getByRole('article')).toHaveCount(24);
  const letters = page.getByRole('heading', { name: 'Letters and notices' });
  await expect(letters).not.toBeInViewport();
  await page.getByRole('link', { name: 'Letters and notices' }).click();
  await expect(letters).toBeInViewport();
  await expect(page).toHaveURL(/\/tools#letters$/);
});

test('example figures are called so until one is changed, with scripts and without', async ({
  page,
  browser,
}) => {
  const note = 'These are example figures: put in your own.';
  const result = (on: typeof page) => on.getByRole('region', { name: /^The result/ });
  await page.goto('/tools/fine-accrual');
  await expect(page.getByText(note)).toBeVisible();
  await expect(result(page)).toHaveAccessibleName('The result of the example figures');
  const form = page.getByRole('group', { name: 'The fine' });
  const before = await form.boundingBox();
  await page.getByLabel('First fine', { exact: true }).fill('75');
  await expect(page.getByText(note)).toHaveCount(0);
  await expect(result(page)).toHaveAccessibleName('The result');
  expect((await form.boundingBox())?.y).toBe(before?.y);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/tools/fine-accrual');
  await expect(plain.getByText(note)).toBeVisible();
  await plain.getByLabel('First fine', { exact: true }).fill('75');
  await plain.getByRole('button', { name: 'Calculate' }).click();
  await expect(result(plain)).toHaveAccessibleName('The result');
  await expect(plain.getByText(note)).toHaveCount(0);
  await plain.close();
});

test('a result says that no state is chosen, and lets one be chosen beside it', async ({
  page,
}) => {
  await page.goto('/tools/fine-accrual');
  const result = page.getByRole('region', { name: /^The result/ });
  await expect(result).toContainText('No state is chosen: no state’s law is applied.');
  await result.getByLabel('Law of').selectOption('California');
  await expect(page.getByRole('heading', { name: 'What the law says' })).toBeVisible();
  await expect(result).not.toContainText('No state is chosen');
  await expect(page.locator('form').getByLabel('State')).toHaveValue('CA');
  await expect(page).toHaveURL(/state=CA/);
});

test('a state that was chosen early beside the result is taken', async ({ page }) => {
  const letGo = await holdApplication(page);
  await page.goto('/tools/fine-accrual', { waitUntil: 'commit' });
  const result = page.getByRole('region', { name: /^The result/ });
  await result.getByLabel('Law of').selectOption('California');
  letGo();
  await expect(page.getByRole('heading', { name: 'What the law says' })).toBeVisible();
  await expect(result).not.toContainText('No state is chosen');
});
