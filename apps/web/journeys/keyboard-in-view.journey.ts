import type { Locator, Page } from '@playwright/test';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const TOPIC = '/topic/violation-fines';

/** Scrolls down and puts the keyboard on something that stays in place, as a click there does. */
async function enterFarDown(page: Page, entry: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  await entry.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Whether a ring around an element is drawn, and no box around it cuts it. */
const hasWholeRing = (element: Locator) =>
  element.evaluate((one) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
    if (outlineStyle === 'none') return false;
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const ring = one.getBoundingClientRect();
    for (let at = one.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const box = at.getBoundingClientRect();
      if (ring.left - reach < box.left || ring.right + reach > box.right) return false;
    }
    return true;
  });

for (const width of [390, 1280]) {
  test(`at ${width} pixels the keyboard in the header leaves the page where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(TOPIC);
    await untilAlive(page);
    await enterFarDown(page, page.getByRole('banner').getByRole('link').first());
    for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toBeInViewport();
    expect(await scrolled(page)).toBe(2_000);
  });
}

test('the keyboard in the row of letters leaves the page where it is', async ({ page }) => {
  await page.goto('/law/questions/fine-cap');
  await untilAlive(page);
  await enterFarDown(page, page.getByRole('main').getByRole('link', { name: /^A\b/ }).first());
  for (let stops = 0; stops < 2; stops += 1) await page.keyboard.press('Tab');
  expect(await scrolled(page)).toBe(2_000);
});

test.describe('on a page at 400 percent', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('all of the menu can be reached, and is in view', async ({ page }) => {
    await page.goto(TOPIC);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Open the menu' }).focus();
    await page.keyboard.press('Enter');
    for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
    const last = page.getByRole('banner').getByRole('link', { name: 'HOA Terminology' });
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await scrolled(page)).toBe(0);
  });

  test('no name of a state is broken', async ({ page }) => {
    await page.goto('/law');
    await page.evaluate(() => document.fonts.ready);
    const name = page.getByRole('main').getByText('Massachusetts', { exact: true }).last();
    const lines = await name.evaluate((element) => {
      const range = new Range();
      range.selectNodeContents(element);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });
});

test.describe('in a calculator on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the result at the foot of the screen covers no field that the keyboard reaches', async ({
    page,
  }) => {
    await page.goto('/tools/fine-accrual');
    await untilAlive(page);
    await page.getByLabel('First fine', { exact: true }).focus();
    const covered: string[] = [];
    for (let stops = 0; stops < 14; stops += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const field = document.activeElement;
        if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return '';
        const { left, width, bottom } = field.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, bottom - 4);
        return seen === field ? '' : (field.labels?.[0]?.textContent ?? field.name);
      });
      if (label !== '') covered.push(label);
    }
    expect(covered).toEqual([]);
  });
});

test('the ring of the keyboard is whole in the contents, on a tab and around the glossary search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(TOPIC);
  await page.keyboard.press('Tab');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').first().focus();
  expect(await hasWholeRing(contents.getByRole('link').first())).toBe(true);
  await page.goto('/');
  await untilAlive(page);
  await page.keyboard.press('Tab');
  const tab = page.getByRole('tab', { name: 'General Questions' });
  await tab.focus();
  expect(await hasWholeRing(tab)).toBe(true);
  const search = page.getByPlaceholder('Search glossary terms...');
  await search.focus();
  expect(await hasWholeRing(search)).toBe(true);
});
