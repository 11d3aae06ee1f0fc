import type { Page } from '@playwright/test';
import { QUESTION_BOX } from './home-page.fixture';
import { shiftOf, watchShift } from './layout-shift.fixture';
import { expect, test } from './portal.fixture';

test.use({ expectedComplaints: /404/ });

const inState = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a visitor goes from the states to one of them, its rules and another state on the same question', async ({
  page,
}) => {
  await page.goto('/law');
  await expect(page).toHaveTitle('State Law | HOA Education Portal');
  await page
    .getByRole('region', { name: 'Every state, A to Z' })
    .getByRole('link', { name: /^Virginia/ })
    .click();
  await expect(page).toHaveTitle('Virginia Law on Associations | HOA Education Portal');
  const fines = page.locator('#fine-cap');
  await fines.getByRole('heading', { name: 'How much may an association fine?' }).click();
  await expect(fines.getByRole('link', { name: 'Va. Code § 55.1-1819' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/law\.lis\.virginia\.gov\//,
  );
  await expect(fines.getByText(/^Checked against the text of/).first()).toBeVisible();
  await fines.getByRole('link', { name: /^Compare states/ }).click();
  await expect(page).toHaveTitle('Fine cap by State | HOA Education Portal');
  await expect(page.getByRole('row', { name: /^California/ }).first()).toBeVisible();
});

test('the questions of a few rules are listed at the head, folded on a phone, and each leads to its rules', async ({
  page,
}) => {
  await page.goto('/law/federal');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Antennas', exact: true }).click();
  await expect(page.locator('section#antennas')).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/law/federal');
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'Bankruptcy', exact: true }).click();
  await expect(page.locator('section#bankruptcy')).toBeInViewport();
  await expect(contents.getByRole('link')).toHaveCount(0);
});

test('many rules of a state are folded by question, and the way to one of them opens its fold', async ({
  page,
}) => {
  await page.goto('/law/virginia');
  const folds = page.locator('main details');
  const closed = page.locator('main details:not([open])');
  await expect(closed).toHaveCount(await folds.count());
  const rule = page.locator('#va-fine-cap');
  await expect(rule).toBeHidden();
  await page.goto('/topic/violation-fines?state=VA');
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/law/virginia#va-fine-cap' });
    link.textContent = 'The cap';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'The cap' }).click();
  await expect(rule).toBeInViewport();
});

test('of many rules those of the unfolded questions are printed, or all', async ({ page }) => {
  await page.goto('/law/virginia');
  const solar = page.locator('#solar li').first();
  const fines = page.locator('#va-fine-cap');
  await expect(page.getByRole('button', { name: /^Print all \d+ rules$/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(solar).toBeVisible();
  await expect(fines).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The acts' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('#fine-cap summary').click();
  await expect(page.getByRole('button', { name: 'Print the open question' })).toBeVisible();
  await page.locator('#open-meetings summary').click();
  await expect(page.getByRole('button', { name: 'Print the 2 open questions' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(fines).toBeVisible();
  await expect(solar).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The acts' })).toBeHidden();
  await expect(page.getByText(/^Information, not legal advice/)).toBeVisible();
});

test('many rules on a question are folded by state, that of the visitor first and open', async ({
  page,
}) => {
  await page.goto('/law/questions/lien-foreclosure?state=TX');
  const first = page.locator('main details').first();
  await expect(first.getByRole('heading')).toHaveText('Texas');
  await expect(first.getByText(/^In Texas/).first()).toBeVisible();
  await expect(page.getByText(/^In Virginia/).first()).toBeHidden();
});

test('a state of which little is known says on what nothing is, and names its acts', async ({
  page,
}) => {
  await page.goto('/law/south-dakota');
  await expect(
    page.getByText(/^What South Dakota law says on \d+ of our \d+ questions\./),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not checked by us yet' })).toContainText('Recall');
  await expect(
    page.getByRole('region', { name: 'The acts' }).getByRole('link').first(),
  ).toHaveAttribute('href', /^https:/);
});

test('the states on a question are sorted, taken along, and led by the one that was chosen', async ({
  page,
}) => {
  await page.goto('/law/questions/fine-cap');
  const states = page.getByRole('rowheader');
  const names = () => states.getByRole('link').allInnerTexts();
  const inOrder = await names();
  await page.getByRole('button', { name: 'Sort by state' }).click();
  await page.getByRole('button', { name: 'Sort by state' }).click();
  await expect.poll(names).toEqual(inOrder.toReversed());
  await expect(page.getByRole('columnheader', { name: 'State' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('banner').getByLabel('Your state').selectOption('California');
  await expect(states.first()).toHaveText(/^\s*California\s*Your state\s*$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('fine-cap.csv');
});

test('a state is chosen once, kept on the device, marked in tables, and taken back', async ({
  page,
}) => {
  await page.goto('/topic/violation-fines');
  const choice = page.locator('header').getByLabel('Your state');
  await choice.selectOption('Virginia');
  const box = inState(page, 'In Virginia');
  await expect(box.getByText(/\$50 for a single violation/).first()).toBeVisible();
  const first = page.locator('.article tbody tr').first();
  await expect(first).toHaveText(/^\s*Virginia\s*Your state/);
  await choice.selectOption('California');
  await expect(first).toHaveText(/^\s*California\s*Your state/);
  await choice.selectOption('No state chosen');
  await expect(first).toHaveText(/^\s*California\s*Lesser/);
  await expect(page.locator('.article').getByText('Your state', { exact: true })).toHaveCount(0);
  await choice.selectOption('Virginia');
  await page.goto('/topic/electric-vehicle-charging');
  await expect(inState(page, 'In Virginia')).toBeVisible();
  await inState(page, 'In Virginia').getByLabel('Your state').selectOption('Wyoming');
  await expect(inState(page, 'In Wyoming').getByText(/^Not checked for Wyoming yet/)).toBeVisible();
  await choice.selectOption('No state chosen');
  await expect(inState(page, 'In your state')).toBeVisible();
  await page.reload();
  await expect(inState(page, 'In your state')).toBeVisible();
});

test('the chosen state goes with a question', async ({ page }) => {
  await page.goto('/#ask-ai');
  await page.locator('#ask-ai').getByLabel('Your state').selectOption('Virginia');
  await page.getByLabel(QUESTION_BOX).fill('How much may we fine?');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('ask.'),
  );
  await page.getByRole('button', { name: 'Get Answer' }).click();
  expect((await asked).postData()).toContain('"state":"VA"');
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
});

test('a choice moves nothing that is being read, and a link carries it', async ({ page }) => {
  await watchShift(page);
  await page.goto('/topic/violation-fines');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('state', 'VA'));
  // What the fonts move, they move without a choice too.
  const withoutChoice = await shiftOf(page);
  await page.reload();
  await expect(inState(page, 'In Virginia').getByRole('listitem').first()).toBeVisible();
  expect((await shiftOf(page)) - withoutChoice).toBeLessThan(0.001);
  await page.goto('/topic/violation-fines?state=CA');
  await expect(inState(page, 'In California')).toBeVisible();
});

test('an address that no state or question has is answered as the 404 page answers', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/law/atlantis', 'State Not Found'],
    ['/law/questions/fine-hat', 'Question Not Found'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page).toHaveTitle(`${title} | HOA Education Portal`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a state is chosen by a form, and its rules come with the page', async ({ page }) => {
    await page.goto('/topic/violation-fines');
    await inState(page, 'In your state').getByLabel('Your state').selectOption('Virginia');
    // Playwright counts nothing in a noscript element as a button, though it is one.
    await page.locator('#in-your-state noscript button').click();
    await expect(page).toHaveURL(/\?state=VA#in-your-state$/);
    await expect(
      inState(page, 'In Virginia')
        .getByText(/\$50 for a single/)
        .first(),
    ).toBeVisible();
  });

  test('the row of the state in the address comes first in the tables', async ({ page }) => {
    await page.goto('/topic/violation-fines?state=VA');
    await expect(page.locator('.article tbody tr').first()).toHaveText(/^\s*Virginia\s*Your state/);
  });

  test('the pages of the law offer nothing that does nothing', async ({ page }) => {
    for (const path of ['/law', '/law/virginia', '/law/questions/fine-cap', '/law/changes']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main button:not([type="submit"]):visible')).toHaveCount(0);
    }
  });
});
