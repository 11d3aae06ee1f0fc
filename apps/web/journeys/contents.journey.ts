import type { Locator, Page } from '@playwright/test';
import { untilAlive } from './home-page.fixture';
import { expect, frameAt, test } from './host-site.fixture';
import { hostPage } from './widgets.fixture';

const contentsOf = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' });

/** The entries that are marked, folded away or not. */
const marked = (page: Page): Locator => contentsOf(page).locator('[aria-current="location"]');

/** Scrolls by a jump until an element begins so many pixels below the top of the window. */
async function bringTo(element: Locator, topPx: number): Promise<void> {
  await element.evaluate((there, at) => {
    const top = window.scrollY + there.getBoundingClientRect().top - at;
    window.scrollTo({ top, behavior: 'instant' });
  }, topPx);
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('the contents mark what is at the top of the window, and nothing else', async ({
      page,
    }) => {
      await page.goto('/topic/dog-parks?state=TX');
      await untilAlive(page);
      await expect(marked(page)).toHaveText('In short');
      const labels = await contentsOf(page).locator('a').allTextContents();
      expect(labels).toHaveLength(11);
      for (const name of labels) {
        await bringTo(page.getByRole('heading', { name, exact: true }), 120);
        await expect(marked(page)).toHaveText(name);
      }
      // What follows has no entry.
      await bringTo(page.getByRole('heading', { name: 'Where to look' }), 100);
      await expect(marked(page)).toHaveCount(0);
    });

    test('at the end of the page nothing is marked, and back at its top the first', async ({
      page,
    }) => {
      await page.goto('/topic/dog-parks');
      await untilAlive(page);
      await expect(marked(page)).toHaveText('In short');
      for (let round = 0; round < 2; round += 1) {
        await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
        await expect(marked(page)).toHaveCount(0);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(marked(page)).toHaveText('In short');
      }
    });
  });
}

test('a section that is left by the width of a hair is left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/topic/dog-parks');
  await untilAlive(page);
  const section = page.locator('section:has(> #rules-that-fit-on-one-sign)');
  await bringTo(section, 180);
  await expect(marked(page)).toHaveText('Rules that fit on one sign');
  await section.evaluate(async (element) => {
    while (element.getBoundingClientRect().top < 220) {
      window.scrollBy({ top: -1, behavior: 'instant' });
      // Two frames: what observes the window reports after the first.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await expect(marked(page)).toHaveText('Choosing a site neighbors can live with');
});

test('every entry that is chosen is the one that is marked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/topic/dog-parks?state=TX');
  await untilAlive(page);
  const entries = contentsOf(page).getByRole('link');
  await expect(entries).toHaveCount(11);
  for (const entry of await entries.all()) {
    await entry.click();
    await expect(marked(page)).toHaveText(await entry.innerText());
  }
});

test('the contents lead to the part on the state, by the name of the state', async ({ page }) => {
  await page.goto('/topic/violation-fines');
  await untilAlive(page);
  const last = contentsOf(page).getByRole('link').last();
  await expect(last).toHaveText('In your state');
  await last.click();
  await expect(page.getByRole('heading', { name: 'In your state' })).toBeInViewport();
  await page.locator('#in-your-state').getByRole('combobox').selectOption({ label: 'Texas' });
  await expect(last).toHaveText('In Texas');
  await expect(last).toHaveAttribute('href', '#in-your-state');
  await expect(marked(page)).toHaveText('In Texas');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents lead to the part on the state too', async ({ page }) => {
    await page.goto('/topic/violation-fines?state=TX');
    await contentsOf(page).getByRole('link', { name: 'In Texas' }).click();
    await expect(page.getByRole('heading', { name: 'In Texas' })).toBeInViewport();
  });
});

test('in a narrow column the row that folds the contents keeps its mark beside its title', async ({
  page,
}) => {
  for (const width of [240, 280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/topic/reserve-funds');
    const row = contentsOf(page).locator('summary');
    const [whole, count, mark] = await Promise.all(
      [row, row.locator('span'), row.locator('svg')].map((part) => part.boundingBox()),
    );
    if (!whole || !count || !mark) throw new Error('the row is not shown');
    const middle = mark.y + mark.height / 2;
    expect(Math.abs(middle - whole.y - whole.height / 2), `at ${width} px`).toBeLessThan(2);
    expect(mark.x).toBeGreaterThanOrEqual(count.x + count.width);
    expect(whole.height).toBeLessThan(80);
  }
});

test('in a frame, which does not know what of it is in view, nothing is marked', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(hostPage(baseURL, '<hoa-article topic="dog-parks"></hoa-article>'));
  const frame = await frameAt(page, '/topic/dog-parks');
  // The application comes with a press, once the frame listens for one.
  await expect(async () => {
    await frame.getByRole('heading', { level: 1 }).click();
    const keys = await frame.evaluate(() => Object.keys(document.querySelector('main a') ?? {}));
    expect(keys.join()).toContain('__reactP');
  }).toPass();
  await page.waitForTimeout(1_000);
  await expect(frame.locator('nav [aria-current="location"]')).toHaveCount(0);
});
