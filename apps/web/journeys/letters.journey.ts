import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './portal.fixture';

const sheetOf = (page: Page) => page.getByRole('region', { name: /^The letter:/ });
const crumb = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name, exact: true });
const SECRET = 'Zyxwvut Qponmlk';

test('a reader goes from an article to a letter, fills it in, changes it by hand and takes it along', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/topic/violation-notices');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Request for a hearing', exact: true })
    .click();
  await expect(page).toHaveTitle('Request for a hearing | HOA Education Portal');
  const sheet = sheetOf(page);
  await expect(sheet.getByLabel('Subject')).toHaveValue(/\[Date of the notice you received\]$/);

  const form = page.getByRole('form', { name: 'What stands in the letter' });
  await form.getByLabel('Your name').fill(SECRET);
  await form.getByLabel('Date of the notice you received').fill('2026-11-02');
  await form.getByLabel('Your state').selectOption('California');
  await expect(sheet.getByLabel('Sender')).toHaveValue(`${SECRET}\n[Your mailing address]`);
  await expect(sheet.getByLabel('Subject')).toHaveValue(
    'Request for a hearing on the notice of November 2, 2026',
  );
  await expect(sheet.getByLabel('Rules of law')).toHaveValue(/Cal\. Civ\. Code § 5855\(a\)/);

  const greeting = sheet.getByLabel('Greeting');
  await greeting.fill('Dear neighbors:');
  await page.reload();
  await expect(greeting).toHaveValue('Dear neighbors:');
  await expect(sheet.getByLabel('Sender')).toHaveValue(new RegExp(`^${SECRET}`));
  await sheet.getByRole('button', { name: 'Undo your change' }).click();
  await expect(greeting).toHaveValue('Dear members of the board:');
  await expect(greeting).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as Word' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('hearing-request.docx');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase all letters' }).click();
  await expect(sheet.getByLabel('Sender')).toHaveValue(/^\[Your name\]/);
  await page.reload();
  await expect(sheet.getByLabel('Sender')).toHaveValue(/^\[Your name\]/);
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => /Zyxwvut|2026-11-02|neighbors/.test(request))).toEqual([]);
});

test('what is missing leads to its field, and what cannot be read is said beside it', async ({
  page,
}) => {
  await page.goto('/letters/fine-dispute');
  await page.getByRole('link', { name: 'Amount of the fine' }).click();
  const amount = page.getByLabel('Amount of the fine');
  await expect(amount).toBeFocused();
  await amount.fill('a lot');
  await amount.blur();
  await expect(page.getByText('Please give an amount such as 250 or 1,250.50.')).toBeVisible();
  await expect(amount).toHaveAccessibleDescription(/Please give an amount such as 250/);
  await expect(amount).toHaveAttribute('aria-required', 'true');
  await amount.fill('1250');
  await expect(sheetOf(page).getByLabel('Subject')).toHaveValue('Dispute of a fine of $1,250.00');
  await crumb(page, 'Letters').click();
  await page.getByRole('link', { name: 'Request for a payment plan', exact: true }).click();
  await expect(page).toHaveTitle('Request for a payment plan | HOA Education Portal');
});

test('what stands in brackets beside the fields is named and leads to its place', async ({
  page,
}) => {
  await page.goto('/letters/hearing-request');
  const form = page.getByRole('form', { name: 'What stands in the letter' });
  await form.getByLabel('Your state').selectOption('Texas');
  await page.getByRole('link', { name: /^Choose the kind of community/ }).click();
  const community = page.getByLabel('Kind of community');
  await expect(community).toBeFocused();
  await community.selectOption('Houses or townhouses (HOA)');
  await expect(page.getByRole('link', { name: /^Choose the kind/ })).toHaveCount(0);
  const look = page.getByRole('link', { name: /^Not checked by us/ });
  await look.click();
  const rules = sheetOf(page).getByLabel('Rules of law').first();
  await expect(rules).toBeFocused();
  await rules.fill('The rule that I looked up.');
  await expect(look).toHaveCount(0);
});

test('a name that was written in one letter is in the next one', async ({ page }) => {
  await page.goto('/letters/complaint');
  await page.getByLabel('Your name').fill('Ann Example');
  await expect(sheetOf(page).getByLabel('Signature')).toHaveValue('Ann Example');
  await crumb(page, 'Letters').click();
  await page.getByRole('link', { name: 'Request for records' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ann Example');
  await expect(sheetOf(page).getByLabel('Signature')).toHaveValue('Ann Example');
});

test('all letters are erased once it is confirmed, with what was changed by hand in each', async ({
  page,
}) => {
  await page.goto('/letters/complaint');
  const greeting = sheetOf(page).getByLabel('Greeting');
  const own = await greeting.inputValue();
  await greeting.fill('Dear neighbors:');
  await crumb(page, 'Letters').click();
  await page.getByRole('link', { name: 'Request for records' }).click();
  await page.getByLabel('Your name').fill(SECRET);
  const erase = page.getByRole('button', { name: 'Erase everything in all letters' });
  // The next stop after the last field: going on by the keys erases nothing.
  await erase.press('Enter');
  const keep = page.getByRole('button', { name: 'Keep them' });
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(erase).toBeFocused();
  await erase.press('Enter');
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue(SECRET);
  await erase.click();
  await expect(page.getByRole('group', { name: /^Erase every letter/ })).toBeVisible();
  await page.getByRole('button', { name: 'Erase all letters' }).click();
  await expect(erase).toBeFocused();
  await expect(page.getByText('All letters are erased').first()).toBeAttached();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto('/letters/complaint');
  await expect(greeting).toHaveValue(own);
});

test('where nothing can be copied, it is said what to do in its place', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked by the frame'));
    document.execCommand = () => false;
  });
  await page.goto('/letters/complaint');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveText(
    'Copying is blocked here. Save the letter as Word instead.',
  );
  await page.goto('/topic/annual-budgets');
  await page
    .getByRole('heading', { name: 'Common mistakes in budget season' })
    .getByRole('link')
    .click();
  const words = 'Copying is blocked here. Copy the address of this page instead.';
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
});

test.describe('when the law cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('the letter says that it is without it, and does not say that there is none', async ({
    page,
  }) => {
    await page.goto('/letters/hearing-request');
    await page.route('**/trpc/letters.law*', (route) => route.abort());
    const state = page
      .getByRole('form', { name: 'What stands in the letter' })
      .getByLabel('Your state');
    await state.focus();
    await state.selectOption('California');
    await expect(state).toBeFocused();
    const alert = page.getByRole('alert').filter({ hasText: 'could not be fetched' });
    await expect(alert).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('holds no rule of California')).toHaveCount(0);
    await page.unroute('**/trpc/letters.law*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(sheetOf(page).getByLabel('Rules of law')).toHaveValue(/§ 5855\(a\)/);
    await expect(alert).toHaveCount(0);
  });
});

test('the letter alone is printed', async ({ page }) => {
  await page.goto('/letters/courtesy-letter');
  await page.getByLabel('Name of the association').fill('Example Oaks');
  await expect(sheetOf(page).getByLabel('Sender')).toHaveValue(/^Example Oaks/);
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => {
    // The link past the header stands outside what is seen and what is printed.
    document.querySelector('a[href="#main"]')?.remove();
    return document.body.innerText;
  });
  expect(text.trim()).toMatch(/^Example Oaks\n/);
  expect(text).not.toMatch(/Before you send it|Erase everything|HOA Education Portal|Missing/);
});

test('an address of no letter says so', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto('/letters/love-letter');
  await expect(page).toHaveTitle('Letter Not Found | HOA Education Portal');
  await page.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a letter is filled in by the server and can be changed in place', async ({ page }) => {
    await page.goto('/letters/records-request');
    await page.getByLabel('Your name').fill('Ann Example');
    await page.getByRole('textbox', { name: 'Records' }).fill('Minutes of 2026\nBudget of 2026');
    const state = page.getByRole('form').getByLabel('Your state');
    await state.selectOption('Virginia');
    await page.getByLabel('Kind of community').selectOption('Houses or townhouses (HOA)');
    await page.getByRole('button', { name: 'Fill in the letter' }).click();
    await expect(page.getByLabel('Your name')).toHaveValue('Ann Example');
    await expect(state).toHaveValue('VA');
    const sheet = sheetOf(page);
    await expect(sheet.getByLabel('Numbered list')).toHaveValue('Minutes of 2026\nBudget of 2026');
    await expect(sheet.getByLabel('Rules of law')).toHaveValue(/Va\. Code § 55\.1-1815/);
    await sheet.getByLabel('Greeting').fill('Hello,');
    await expect(sheet.getByLabel('Greeting')).toHaveValue('Hello,');
  });
});
