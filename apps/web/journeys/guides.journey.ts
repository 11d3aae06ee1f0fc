import { sayWasAsked, sayWhatWasAsked } from './guides.fixture.ts';
import { holdRequests } from './held-requests.fixture';
import { expect, test } from './portal.fixture.ts';

/** What a visitor answers here and nowhere else: none of it may leave the device. */
const NOTICE_DATE = '2026-11-16';
const FINE = '73.19';

test('a guide asks one question at a time and ends in a dated plan, and no answer leaves the device', async ({
  page,
}) => {
  // While the hearing is ahead.
  await page.clock.setFixedTime('2026-11-18T12:00:00');
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.goto('/guides');
  await page.getByRole('link', { name: 'I was fined, or got a violation letter' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  const asked = (words: string) => page.getByRole('heading', { level: 2, name: words });

  await page.getByLabel('Which state is your home in?').selectOption('VA');
  await next.click();
  await page.getByLabel('Houses or townhouses on their own lots').check();
  await next.click();
  await page.getByLabel('I own it').check();
  await next.click();
  await page.getByLabel('A hearing or a meeting about it is set').check();
  await next.click();
  await expect(asked('What date is on the letter?')).toBeFocused();
  await next.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter the month, the day and the year.');
  await page.getByLabel('What date is on the letter?').fill('2026-11-19');
  await next.click();
  await expect(page.getByRole('alert')).toContainText('it has not come yet');
  await page.getByLabel('What date is on the letter?').fill(NOTICE_DATE);
  await next.click();
  await page.getByLabel('When is the hearing?').fill('2026-11-15');
  await next.click();
  await expect(page.getByRole('alert')).toContainText('it is before November 16, 2026');
  await page.getByLabel('When is the hearing?').fill('2026-11-24');
  await next.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('When is the hearing?')).toHaveValue('2026-11-24');
  await next.click();
  await page.getByLabel('How much is the fine').fill(FINE);
  await next.click();
  await page.getByLabel('Once').check();
  await next.click();
  await page.getByRole('button', { name: 'I do not know' }).click();
  await page.getByLabel('Yes, that happened').check();
  await next.click();
  await page.getByLabel('It is fixed').check();
  await next.click();

  await expect(asked('Your hearing was called too soon')).toBeFocused();
  await expect(page.getByText('The time between them is only 8 days.')).toBeVisible();
  await expect(page.getByText('Tuesday, December 1, 2026')).toBeVisible();
  await expect(page.getByText('Va. Code § 55.1-1819(C)').first()).toBeVisible();
  await expect(page.getByText('Rules and regulations:', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Put the dates into my calendar' }).click();
  expect((await download).suggestedFilename()).toBe('fined.ics');

  await page.reload();
  await expect(asked('Your hearing was called too soon')).toBeVisible();
  for (const words of [NOTICE_DATE, FINE, '2026-11-24', 'hearing&', '=VA', '"VA"']) {
    expect(sent.filter((request) => request.includes(words))).toEqual([]);
  }
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await expect(asked('Which state is your home in?')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('what was answered survives a step back and a reload, and a letter says what was answered last', async ({
  page,
}) => {
  await page.goto('/guides/fined');
  const next = page.getByRole('button', { name: 'Next' });
  const back = page.getByRole('button', { name: 'Back' });
  await page.getByLabel('Which state is your home in?').selectOption('WY');
  await next.click();
  await page.getByLabel('A condominium').check();
  await next.click();
  await page.getByLabel('I own it').check();
  await next.click();
  await page.getByLabel('I have been fined').check();
  await next.click();
  await page.getByLabel('What date is on the letter?').fill(NOTICE_DATE);
  await next.click();
  await page.getByLabel('No, nobody offered one').check();
  await next.click();
  await back.click();
  await back.click();
  await page.reload();
  await expect(page.getByLabel('What date is on the letter?')).toHaveValue(NOTICE_DATE);
  await next.click();
  await expect(page.getByLabel('No, nobody offered one')).toBeChecked();
  await next.click();
  await page.getByRole('button', { name: 'I do not know' }).click();
  await page.getByRole('button', { name: 'I do not know' }).click();
  await page.getByLabel('No', { exact: true }).check();
  await next.click();

  const dispute = page.getByRole('link', { name: 'Dispute of a fine' });
  await dispute.click();
  const form = page.getByRole('form', { name: 'What stands in the letter' });
  const missing = form.getByLabel('What was missing');
  await expect(missing).toHaveValue('no-hearing');
  await form.getByLabel('Day of the bill or letter with the fine').fill('2026-11-17');
  await page.goBack();
  await page.getByRole('button', { name: /^Change.*Could you speak/ }).click();
  await page.getByLabel('Yes, and I spoke').check();
  await next.click();
  await page.getByRole('button', { name: 'I do not know' }).click();
  await page.getByRole('button', { name: 'I do not know' }).click();
  await next.click();
  await dispute.click();
  await expect(missing).toHaveValue('');
  // What was put right by hand in the letter is not undone.
  await expect(form.getByLabel('Day of the bill or letter with the fine')).toHaveValue(
    '2026-11-17',
  );
});

test('a choice that has the keyboard has one ring, as plain to see as that of a button', async ({
  page,
}) => {
  await page.goto('/guides/fined');
  await page.getByLabel('Which state is your home in?').selectOption('WY');
  await page.getByRole('button', { name: 'Next' }).click();
  const choice = page.getByLabel('I am not sure');
  const ring = (of: typeof choice) => of.evaluate((one) => getComputedStyle(one).outline);
  await choice.press('Space');
  await expect(choice).toHaveCSS('outline-style', 'none');
  const onChoice = await ring(page.locator('label').filter({ has: choice }));
  await choice.press('Tab');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeFocused();
  expect(await ring(next)).toBe(onChoice);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is answered by forms and its dates still come as a calendar', async ({ page }) => {
    await page.goto('/guides/see-records');
    await sayWasAsked(page, 'TX');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('When did your request arrive?')).toHaveValue('2026-11-02');
    await page.getByRole('button', { name: 'Next' }).click();
    await sayWhatWasAsked(page);
    await expect(page.getByText('Tuesday, November 17, 2026')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Put the dates into my calendar' }).click();
    expect((await download).suggestedFilename()).toBe('see-records.ics');
    await page.getByRole('button', { name: 'Request for records' }).click();
    await expect(page).toHaveURL(/\/letters\/records-request$/);
    const form = page.getByRole('form', { name: 'What stands in the letter' });
    await expect(form.getByLabel('Your state')).toHaveValue('TX');
    await expect(form.getByLabel('Kind of community')).toHaveValue('planned-community');
    await expect(form.getByLabel('Date of the letter')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    await expect(form.getByLabel('Records', { exact: true })).toHaveValue(
      /^Contracts that are in force\r?\nBids/,
    );
    const sheet = page.getByRole('region', { name: /^The letter:/ });
    await expect(sheet.getByLabel('Rules of law')).toHaveValue(/Tex\. Prop\. Code/);
  });

  test('a letter of a plan has the answers in it, which stand in no address', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/guides/fined');
    const next = page.getByRole('button', { name: 'Next' });
    await page.getByLabel('Which state is your home in?').selectOption('VA');
    await next.click();
    await page.getByLabel('Houses or townhouses on their own lots').check();
    await next.click();
    await page.getByLabel('I own it').check();
    await next.click();
    await page.getByLabel('I have been fined').check();
    await next.click();
    await page.getByLabel('What date is on the letter?').fill(NOTICE_DATE);
    await next.click();
    await page.getByLabel('No, nobody offered one').check();
    await next.click();
    await page.getByLabel('How much is the fine').fill(FINE);
    await next.click();
    await page.getByLabel('Once').check();
    await next.click();
    await page.getByRole('button', { name: 'I do not know' }).click();
    await page.getByLabel('No', { exact: true }).check();
    await next.click();
    await page.getByRole('button', { name: 'Dispute of a fine' }).click();
    const sheet = page.getByRole('region', { name: /^The letter:/ });
    await expect(sheet.getByLabel('Subject')).toHaveValue(`Dispute of a fine of $${FINE}`);
    await expect(sheet.getByLabel('Rules of law')).toHaveValue(/Va\. Code § 55\.1-1819/);
    expect(addresses.filter((url) => /73\.19|2026-11|=VA/.test(url))).toEqual([]);
  });
});

test('a state that was chosen before the page was live is kept, whatever the visitor has at large', async ({
  page,
}) => {
  await page.goto('/guides/fined');
  await page.getByRole('banner').getByLabel('Your state').selectOption('Texas');
  await page.reload();
  const state = page.getByLabel('Which state is your home in?');
  await expect(state).toHaveValue('TX');
  const letGo = await holdRequests(page, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await state.selectOption('CA');
  letGo();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(state).toHaveValue('CA');
});
