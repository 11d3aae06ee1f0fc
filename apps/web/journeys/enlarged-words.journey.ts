import type { Page } from '@playwright/test';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

/** Opens a page with its words at 200 percent. */
async function openEnlarged(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [width, path] of [
  [1280, '/tools/special-assessment'],
  [1280, '/tools/fine-accrual'],
  [768, '/tools/reserve-funding'],
  [768, '/law'],
] as const) {
  test(`words at 200 percent on ${path} do not scroll sideways at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEnlarged(page, path);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('words at 200 percent on a telephone break in no card of a category', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEnlarged(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const cards = page.locator('#categories article');
  await expect(cards).toHaveCount(6);
  await expect(cards.first().getByRole('listitem').first()).toBeVisible();
  const broken = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (tops.size > 1 && !word.includes('-')) words.push(word);
        }
      }
      return words;
    }),
  );
  expect(broken).toEqual([]);
});
