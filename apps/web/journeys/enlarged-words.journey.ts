import type { Locator, Page } from '@playwright/test';
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
  [320, '/tools/reserve-funding'],
  [320, '/law/questions/fine-cap?state=VA'],
  [320, '/letters/hearing-request?state=VA'],
] as const) {
  test(`words at 200 percent on ${path} do not scroll sideways at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEnlarged(page, path);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });
}

/** Words that go on in the next line, and not at a hyphen of their own. */
const brokenIn = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
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

test('words at 200 percent on a telephone break in no card of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEnlarged(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const categories = page.locator('#categories article');
  await expect(categories).toHaveCount(6);
  await expect(categories.first().getByRole('listitem').first()).toBeVisible();
  expect(await brokenIn(categories)).toEqual([]);
  expect(await brokenIn(page.locator('#situations article'))).toEqual([]);
  const resources = page.locator('#resources article');
  await expect(resources).toHaveCount(6);
  expect(await brokenIn(resources)).toEqual([]);
  // Nothing lies over anything else in a card, or beyond its edge.
  const collisions = await resources.evaluateAll((all) =>
    all.flatMap((card) => {
      const edge = card.getBoundingClientRect().right;
      const boxes = Array.from(card.querySelectorAll('h3, p > span, a'), (part) => {
        const range = new Range();
        range.selectNodeContents(part);
        return { text: part.textContent, box: range.getBoundingClientRect() };
      });
      return boxes.flatMap(({ text, box }, at) =>
        box.right > edge ||
        boxes
          .slice(at + 1)
          .some(
            (other) =>
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top < other.box.bottom &&
              other.box.top < box.bottom,
          )
          ? [text]
          : [],
      );
    }),
  );
  expect(collisions).toEqual([]);
});

test('a sum is seen whole in its field at 200 percent on the smallest telephone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openEnlarged(page, '/tools/reserve-funding');
  const fields = page.locator('form input:visible');
  await expect(fields.first()).toBeVisible();
  const cut = await fields.evaluateAll((all) =>
    all.flatMap((field) =>
      field instanceof HTMLInputElement && field.scrollWidth > field.clientWidth
        ? [field.value]
        : [],
    ),
  );
  expect(cut).toEqual([]);
});

test('the bar of a result takes a small part of the smallest telephone at 200 percent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const slug of ['notice-dates', 'quorum-and-votes', 'reserve-funding']) {
    await openEnlarged(page, `/tools/${slug}`);
    const bar = await page.getByRole('link', { name: 'To the result' }).boundingBox();
    expect(bar?.height, slug).toBeLessThanOrEqual(96);
  }
});
