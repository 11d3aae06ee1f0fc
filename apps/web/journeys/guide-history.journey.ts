import type { Page } from '@playwright/test';
import { sayWasAsked, sayWhatWasAsked } from './guides.fixture';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const question = (page: Page, words: string) =>
  page.getByRole('heading', { level: 2, name: words });
const entries = (page: Page) => page.evaluate(() => window.history.length);

const FIRST = 'Which state is your home in?';
const ARRIVED = 'When did your request arrive?';
const WHAT = 'What do you want to see first?';

test('Back of the browser goes one question back, Forward returns, and the last Back leaves', async ({
  page,
}) => {
  await page.goto('/guides');
  await untilAlive(page);
  await page.getByRole('link', { name: 'I want to see the records' }).click();
  await expect(question(page, FIRST)).toBeVisible();
  const before = await entries(page);
  await sayWasAsked(page, 'TX');
  await expect(question(page, WHAT)).toBeFocused();
  expect(await entries(page)).toBe(before + 4);
  await page.goBack();
  await expect(question(page, ARRIVED)).toBeFocused();
  await expect(page.getByLabel(ARRIVED)).toHaveValue('2026-11-02');
  await page.goForward();
  await expect(question(page, WHAT)).toBeFocused();
  for (const asked of [ARRIVED, 'How far are you?', 'What kind of community', FIRST]) {
    await page.goBack();
    await expect(question(page, asked)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/guides');
  await page.goForward();
  await expect(question(page, FIRST)).toBeVisible();
  await page.goForward();
  await expect(question(page, 'What kind of community')).toBeFocused();
});

test('the steps of a guide stay entries of the history after a reload, and none is doubled', async ({
  page,
}) => {
  await page.goto('/guides/see-records');
  await sayWasAsked(page, 'TX');
  await sayWhatWasAsked(page);
  const plan = page.getByText('Tuesday, November 17, 2026');
  await expect(plan).toBeVisible();
  const full = await entries(page);

  await page.goBack();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(question(page, WHAT)).toBeFocused();
  await page.reload();
  await expect(question(page, WHAT)).toBeVisible();
  await untilAlive(page);
  await page.goForward();
  await page.goForward();
  await expect(plan).toBeVisible();

  // To the question by its own entry, and on from there in the places of those that followed.
  await page.getByRole('button', { name: /^Change.*arrive/ }).click();
  await expect(question(page, ARRIVED)).toBeFocused();
  const next = page.getByRole('button', { name: 'Next' });
  for (let step = 0; step < 3; step += 1) await next.click();
  await expect(plan).toBeVisible();
  expect(await entries(page)).toBe(full);
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await expect(question(page, FIRST)).toBeFocused();
  await page.goForward();
  await expect(question(page, FIRST)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
});

test('a question that is not answered says so beside it, and takes the keyboard', async ({
  page,
}) => {
  await page.goto('/guides/fined');
  await untilAlive(page);
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByRole('alert')).toHaveText('Please choose a state.');
  const state = page.getByLabel(FIRST);
  await expect(state).toBeFocused();
  await expect(state).toHaveAccessibleDescription(/Please choose a state\.$/);
  await state.selectOption('WY');
  await next.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await next.click();
  await expect(page.getByRole('alert')).toHaveText('Please choose one of the answers.');
  await expect(page.getByRole('radio').first()).toBeFocused();
});
