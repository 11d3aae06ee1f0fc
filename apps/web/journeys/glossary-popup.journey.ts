import type { Page } from '@playwright/test';
import { ask } from './assistant.fixture';
import { expect, test } from './portal.fixture';

const TOPIC = '/topic/dog-parks';
/** The delay of the specification for everything that opens by hovering. */
const HOVER_DELAY_MS = 700;

const word = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const popup = (page: Page) => page.getByRole('tooltip');

test('hovering a word explains it after 700 ms, and leaving closes it', async ({ page }) => {
  await page.goto(TOPIC);
  const mark = word(page, 'reserve fund');
  await mark.scrollIntoViewIfNeeded();
  const hoveredAt = Date.now();
  await mark.hover();
  await expect(popup(page)).toBeVisible();
  expect(Date.now() - hoveredAt).toBeGreaterThanOrEqual(HOVER_DELAY_MS);

  await expect(popup(page)).toContainText('🏦');
  await expect(popup(page)).toContainText('Reserve Fund');
  await expect(popup(page)).toContainText(/Money|money/);
  await expect(mark).toHaveAttribute('aria-expanded', 'true');
  await expect(mark).toHaveAccessibleDescription(/Reserve Fund/);
  expect((await popup(page).boundingBox())?.width).toBe(300);

  await page.mouse.move(5, 5);
  await expect(popup(page)).toBeHidden();
  await expect(mark).toHaveAttribute('aria-expanded', 'false');
});

test('the popup stays while the pointer is in it, and Escape closes it', async ({ page }) => {
  await page.goto(TOPIC);
  await word(page, 'reserve fund').hover();
  await expect(popup(page)).toBeVisible();
  await popup(page).hover();
  await page.waitForTimeout(600);
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test('the next word in a row opens without waiting again', async ({ page }) => {
  await page.clock.install();
  await page.goto(TOPIC);
  const marks = page.locator('.article [data-term]');
  await marks.nth(0).hover();
  await expect(popup(page)).toBeVisible();
  // After a second nothing but a tenth of the delay passes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await marks.nth(1).hover();
  await page.clock.runFor(HOVER_DELAY_MS / 10);
  await expect(marks.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(popup(page)).toHaveCount(1);
});

test('a word that was only crossed does not hasten the next one', async ({ page }) => {
  await page.clock.install();
  await page.goto(TOPIC);
  const marks = page.locator('.article [data-term]');
  await marks.nth(1).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await marks.nth(0).hover();
  await marks.nth(1).hover();
  await page.clock.runFor(HOVER_DELAY_MS / 2);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(HOVER_DELAY_MS);
  await expect(popup(page)).toBeVisible();
});

test('the keyboard opens it by reaching the word, and Enter and Escape close it', async ({
  page,
}) => {
  await page.goto(TOPIC);
  await page.getByRole('button', { name: 'Print as a hand-out' }).focus();
  const mark = word(page, 'common property');
  while (!(await mark.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press(' ');
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(popup(page)).toBeHidden();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('a tap opens it within the screen, a tap elsewhere closes it', async ({ page }) => {
    await page.goto(TOPIC);
    for (const name of ['common property', 'reserve fund']) {
      await word(page, name).tap();
      await expect(popup(page)).toBeVisible();
      const box = await popup(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
      await page.getByRole('heading', { level: 2 }).first().tap();
      await expect(popup(page)).toBeHidden();
    }
  });
});

test('words are explained inside answers too', async ({ page }) => {
  await page.goto('/');
  await ask(page, 'What is a quorum?');
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  const mark = page.locator('article:has-text("Answer:") [data-term]').first();
  // The answer may still be on its way into view, and the word leaves the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await mark.hover();
    await expect(popup(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
