import type { Page } from '@playwright/test';
import { carousel, openHome, slideTitle, stopClock } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const ROTATION_MS = 15_000;

/** Opens the home page with its clock stopped, and gives the titles behind the dots. */
async function openStopped(page: Page): Promise<string[]> {
  await page.clock.install();
  await openHome(page);
  await expect(carousel(page).getByRole('button', { name: /^Show topic/ })).toHaveCount(6);
  await stopClock(page);
  await page.mouse.move(0, 0);
  const labels = await carousel(page)
    .getByRole('button', { name: /^Show topic/ })
    .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace(/^Show topic \d+: /, ''));
}

test('a slide shows one topic with its category, its article and both ways on', async ({
  page,
}) => {
  await openHome(page);
  const label = carousel(page).getByText('Board Management', { exact: true });
  await expect(label).toBeVisible();
  const title = await slideTitle(page).textContent();
  const article = carousel(page).getByRole('group', { name: `Article: ${title}` });
  await expect(article).toContainText('In short');
  expect(
    await article.evaluate((box) => [box.clientHeight, box.scrollHeight > box.clientHeight]),
  ).toEqual([320, true]);
  const full = carousel(page).getByRole('link', { name: 'Read Full Article' });
  await expect(full).toHaveAttribute('href', /^\/topic\/[a-z-]+$/);
  await expect(carousel(page).getByRole('link', { name: 'Related Resources' })).toHaveAttribute(
    'href',
    '/category/board-management',
  );
  await full.click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test('the next topic comes after 15 seconds, and the first after the last', async ({ page }) => {
  const titles = await openStopped(page);
  await expect(slideTitle(page)).toHaveText(titles[0] ?? '');
  await page.clock.runFor(ROTATION_MS - 3_000);
  await expect(slideTitle(page)).toHaveText(titles[0] ?? '');
  await page.clock.runFor(3_000);
  await expect(slideTitle(page)).toHaveText(titles[1] ?? '');
  for (const title of [...titles.slice(2), titles[0]]) {
    await page.clock.runFor(ROTATION_MS);
    await expect(slideTitle(page)).toHaveText(title ?? '');
  }
});

test('previous, next and the dots choose a topic, round the ends', async ({ page }) => {
  const titles = await openStopped(page);
  await carousel(page).getByRole('button', { name: 'Previous topic' }).click();
  await expect(slideTitle(page)).toHaveText(titles[5] ?? '');
  await carousel(page).getByRole('button', { name: 'Next topic' }).click();
  await expect(slideTitle(page)).toHaveText(titles[0] ?? '');
  const third = carousel(page).getByRole('button', { name: /^Show topic 3/ });
  await third.click();
  await expect(slideTitle(page)).toHaveText(titles[2] ?? '');
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByText(/^3 of 6: /)).toBeAttached();
});

test('Pause stops the rotation and Resume starts it again, by pointer and by key', async ({
  page,
}) => {
  const titles = await openStopped(page);
  await carousel(page).getByRole('button', { name: 'Pause rotation' }).click();
  await page.clock.fastForward(4 * ROTATION_MS);
  await expect(slideTitle(page)).toHaveText(titles[0] ?? '');
  await expect(page.getByTestId('rotation-progress')).toHaveCount(0);
  await carousel(page).getByRole('button', { name: 'Resume rotation' }).press('Enter');
  await expect(page.getByTestId('rotation-progress')).toBeVisible();
  await page.clock.fastForward(ROTATION_MS);
  await expect(slideTitle(page)).toHaveText(titles[1] ?? '');
});

test('a mouse on the article or the keyboard in it holds the rotation', async ({ page }) => {
  const titles = await openStopped(page);
  await slideTitle(page).hover();
  await page.clock.fastForward(3 * ROTATION_MS);
  await expect(slideTitle(page)).toHaveText(titles[0] ?? '');
  await page.mouse.move(0, 0);
  await page.clock.fastForward(ROTATION_MS);
  await expect(slideTitle(page)).toHaveText(titles[1] ?? '');

  await page.keyboard.press('Tab');
  await carousel(page).getByRole('link', { name: 'Read Full Article' }).focus();
  await page.clock.fastForward(3 * ROTATION_MS);
  await expect(slideTitle(page)).toHaveText(titles[1] ?? '');
});

test('the dots are one stop of the keyboard, and arrows go from one to the next', async ({
  page,
}) => {
  const titles = await openStopped(page);
  const dot = (number: number) =>
    carousel(page).getByRole('button', { name: new RegExp(`^Show topic ${number}`) });
  await carousel(page).getByRole('button', { name: 'Previous topic' }).focus();
  await page.keyboard.press('Tab');
  await expect(dot(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dot(2)).toBeFocused();
  await expect(slideTitle(page)).toHaveText(titles[1] ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(dot(6)).toBeFocused();
  await expect(slideTitle(page)).toHaveText(titles[5] ?? '');
  await page.keyboard.press('Tab');
  await expect(carousel(page).getByRole('button', { name: 'Next topic' })).toBeFocused();
});

test('of the article only the summary is there for the keyboard and for screen readers', async ({
  page,
}) => {
  await openHome(page);
  const article = carousel(page).getByRole('group', { name: /^Article: / });
  await expect(article.getByRole('heading')).toHaveText(['In short']);
  await expect(article.getByRole('heading', { level: 4 })).toHaveText(['In short']);
  await expect(article.locator('h2, h3')).toHaveCount(0);
  await expect(article.getByRole('region')).toHaveCount(0);
  await expect(article.getByRole('button')).toHaveCount(0);
  const parts = article.locator('section');
  expect(await parts.count()).toBeGreaterThan(3);
  await article.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'General Questions' })).toBeFocused();
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the article scrolls after a tap in it, and not under a finger that passes over it', async ({
    page,
  }) => {
    await openHome(page);
    const article = carousel(page).getByRole('group', { name: /^Article: / });
    await expect(article).toHaveCSS('overflow-y', 'hidden');
    await article.tap();
    await expect(article).toHaveCSS('overflow-y', 'auto');
    // At its end the page goes on.
    await expect(article).toHaveCSS('overscroll-behavior-y', 'auto');
  });

  test('a touch ends the rotation for good, until Resume is pressed', async ({ page }) => {
    const titles = await openStopped(page);
    await carousel(page).getByRole('button', { name: 'Next topic' }).tap();
    await expect(slideTitle(page)).toHaveText(titles[1] ?? '');
    // Drawn first: what a finger stops, it stops after the next frame.
    await page.clock.runFor(100);
    await page.clock.fastForward(4 * ROTATION_MS);
    await expect(slideTitle(page)).toHaveText(titles[1] ?? '');
    await carousel(page).getByRole('button', { name: 'Resume rotation' }).tap();
    // A tap is over before its click is: the time to the next slide begins with that.
    await expect(carousel(page).getByRole('button', { name: 'Pause rotation' })).toBeVisible();
    await page.clock.fastForward(ROTATION_MS);
    await expect(slideTitle(page)).toHaveText(titles[2] ?? '');
  });
});

test('a hidden tab holds the rotation', async ({ page }) => {
  const titles = await openStopped(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await page.clock.fastForward(3 * ROTATION_MS);
  await expect(slideTitle(page)).toHaveText(titles[0] ?? '');
});

test('who asked for stillness sees no rotation and nothing to pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const titles = await openStopped(page);
  await page.clock.fastForward(3 * ROTATION_MS);
  await expect(slideTitle(page)).toHaveText(titles[0] ?? '');
  await expect(carousel(page).getByRole('button', { name: 'Pause rotation' })).toBeHidden();
});

for (const width of [320, 360]) {
  test(`at ${width} pixels the controls stand on one line, and no slide is higher than another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openHome(page);
    const middleOf = async (name: string) => {
      const box = await carousel(page).getByRole('button', { name }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    expect(await middleOf('Pause rotation')).toBeCloseTo(await middleOf('Previous topic'), 0);
    const heights = new Set<number>();
    for (let slide = 0; slide < 6; slide += 1) {
      await expect(carousel(page).getByRole('group', { name: /^Article:/ })).toBeVisible();
      heights.add(Math.round((await carousel(page).boundingBox())?.height ?? 0));
      await carousel(page).getByRole('button', { name: 'Next topic' }).click();
    }
    expect(heights.size).toBe(1);
  });
}
