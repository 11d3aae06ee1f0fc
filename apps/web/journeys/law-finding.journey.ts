import type { Page } from '@playwright/test';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const PHONE = { width: 390, height: 844 };
const inMain = (page: Page) => page.getByRole('main');
const jumps = (page: Page) => page.getByRole('navigation', { name: 'Go to a state' });

/** How far the row of letters reaches down, and where a rule's row begins. */
async function belowLetters(page: Page, row: string): Promise<number> {
  const bar = await jumps(page).boundingBox();
  const rule = await page.locator(row).boundingBox();
  return (rule?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
}

/** The most characters that stand in one line of a rule. */
const longestLine = (page: Page) =>
  page.evaluate(() => {
    const lengthOf = (paragraph: Element) => {
      const text = paragraph.firstChild;
      if (!(text instanceof Text)) return 0;
      const lines = new Map<number, number>();
      const range = document.createRange();
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { bottom } = range.getBoundingClientRect();
        lines.set(bottom, (lines.get(bottom) ?? 0) + 1);
      }
      return Math.max(...lines.values());
    };
    return Math.max(...Array.from(document.querySelectorAll('main details[open] li p'), lengthOf));
  });

test('on a phone the law of a state is opened from the first screen, by the keys too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/law');
  await untilAlive(page);
  const field = inMain(page).getByLabel('Your state');
  const open = inMain(page).getByRole('button', { name: 'Show its law' });
  await expect(open).toBeInViewport();
  await open.click();
  await expect(page).toHaveURL('/law');
  await expect(page.getByRole('alert')).toHaveText('Please choose a state.');
  await expect(field).toBeFocused();
  await field.selectOption('Oregon');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/law');
  await field.press('Tab');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/law/oregon');
  await expect(page.getByRole('banner').getByLabel('Your state')).toHaveValue('OR');
});

test('every state stands once, by name, in one list', async ({ page }) => {
  await page.goto('/law');
  const list = page.getByRole('region', { name: 'Every state, A to Z' });
  const paths = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toHaveLength(52);
  expect(paths[0]).toBe('/law/federal');
  expect(paths.slice(1)).toEqual(paths.slice(1).toSorted());
  const elsewhere = inMain(page).locator('a[href="/law/texas"]');
  await expect(elsewhere).toHaveCount(1);
});

test('on a phone a letter leads to the rules of its first state, from anywhere on the page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/law/questions/fine-cap');
  await untilAlive(page);
  await jumps(page)
    .getByRole('link', { name: /^W.*Washington to Wyoming/ })
    .click();
  await expect(page.locator('#wa-fine-cap')).toBeInViewport();
  await jumps(page)
    .getByRole('link', { name: /^N.*Nebraska to North Dakota/ })
    .press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Nebraska' }).first();
  await expect(row).toBeInViewport();
  expect(await belowLetters(page, `#${await row.getAttribute('id')}`)).toBeGreaterThanOrEqual(0);
});

test('the state that is chosen on the page of a question comes first, and is led to by name', async ({
  page,
}) => {
  await page.goto('/law/questions/fine-cap');
  await untilAlive(page);
  await expect(jumps(page).getByRole('link').first()).toHaveText('A: Alabama to Arkansas');
  await inMain(page).getByLabel('Your state').selectOption('Texas');
  await expect(page.getByRole('rowheader').first()).toContainText('Texas');
  const first = jumps(page).getByRole('link').first();
  await expect(first).toHaveText('Texas');
  await page.mouse.wheel(0, 6_000);
  await first.click();
  await expect(page.getByRole('rowheader').first()).toBeInViewport();
});

test('a question on which few have a rule has no row of letters', async ({ page }) => {
  await page.goto('/law/questions/bankruptcy');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(jumps(page)).toHaveCount(0);
});

test('the rules of a state stand by matter, each with the way to it, and in lines that are read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/law/texas');
  await untilAlive(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Assessments, liens and foreclosure' }).click();
  const title = page.getByRole('heading', { name: 'Assessments, liens and foreclosure' });
  await expect(title).toBeInViewport();
  await page.getByRole('heading', { name: 'When may the association foreclose' }).click();
  await expect(page.locator('#lien-foreclosure li').first()).toBeVisible();
  expect(await longestLine(page)).toBeLessThanOrEqual(80);
  await page.goto('/law/questions/lien-foreclosure?state=TX');
  expect(await longestLine(page)).toBeLessThanOrEqual(80);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the form of the states leads to the law of the chosen one', async ({ page }) => {
    await page.goto('/law');
    await inMain(page).getByLabel('Your state').selectOption('North Carolina');
    await inMain(page).getByRole('button', { name: 'Show its law' }).click();
    await expect(page).toHaveURL('/law/north-carolina');
  });

  test('the letters stay at the top of the screen, and a form brings a state first', async ({
    page,
  }) => {
    await page.goto('/law/questions/fine-cap');
    await jumps(page).getByRole('link', { name: /^O/ }).click();
    await expect(page.locator('#oh-fine-cap')).toBeInViewport();
    expect((await jumps(page).boundingBox())?.y).toBe(0);
    await inMain(page).getByLabel('Your state').selectOption('Texas');
    await page.locator('main form noscript button').click();
    await expect(page).toHaveURL('/law/questions/fine-cap?state=TX');
    await expect(page.getByRole('rowheader').first()).toContainText('Texas');
  });
});
