import type { Page } from '@playwright/test';
import { brokenCall, openHome, QUESTION_BOX, stopClock } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const TITLE = 'Document Processing Error';

const toast = (page: Page) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: TITLE });

/** Lets a question fail with the page's clock stopped: its toast stands for six seconds. */
async function showToast(page: Page): Promise<void> {
  await page.clock.install();
  await page.route('**/trpc/ask.answer*', (route) =>
    route.fulfill({ status: 500, json: [brokenCall()] }),
  );
  await openHome(page);
  await page.getByLabel(QUESTION_BOX).fill('What is a quorum?');
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(toast(page)).toBeVisible();
  await stopClock(page);
}

/** Asks again and lets that fail too; the little time that takes is let pass. */
async function failAgain(page: Page): Promise<void> {
  const failed = page.waitForResponse('**/trpc/ask.answer*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(50);
  await failed;
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** Where the page is scrolled to, once it moves no more. */
async function settledScroll(page: Page): Promise<number> {
  let before = -1;
  await expect(async () => {
    const now = await page.evaluate(() => window.scrollY);
    const isSettled = now === before;
    before = now;
    expect(isSettled).toBe(true);
  }).toPass({ intervals: [150] });
  return before;
}

/** Drags the toast to the right by some pixels and lets go. */
async function drag(page: Page, distance: number): Promise<void> {
  const area = await toast(page).boundingBox();
  if (area === null) throw new Error('The toast has no place');
  const [x, y] = [area.x + 40, area.y + area.height - 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y, { steps: 2 });
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

test.describe('a toast', () => {
  test.use({ expectedComplaints: /Failed to load resource|The question was not answered/ });

  test('gives way to the next one: there is never more than one', async ({ page }) => {
    await showToast(page);
    await page.clock.runFor(3_500);
    await failAgain(page);
    await expect(toast(page)).toHaveCount(1);
    // The second one has its own six seconds: five of the first had passed.
    await page.clock.runFor(5_500);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(toast(page)).toHaveCount(0);
  });

  test('waits while the mouse is on it, also after a click and half a swipe', async ({ page }) => {
    await showToast(page);
    await toast(page).hover();
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await toast(page).click({ position: { x: 60, y: 60 } });
    await drag(page, 30);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(6_500);
    await expect(toast(page)).toHaveCount(0);
  });

  test('waits while the keyboard is in it, which F8 brings there', async ({ page }) => {
    await showToast(page);
    await page.keyboard.press('F8');
    await expect(
      page.getByRole('region', { name: /Notifications \(F8\)/ }).getByRole('list'),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast(page)).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });

  for (const close of ['F8 and Escape', 'Escape on it', 'Enter on its button']) {
    test(`closed by ${close} gives the keyboard back`, async ({ page }) => {
      await showToast(page);
      const title = page.getByRole('heading', { name: 'Answer:' });
      await expect(title).toBeFocused();
      await page.keyboard.press('F8');
      await expect(title).not.toBeFocused();
      if (close !== 'F8 and Escape') await page.keyboard.press('Tab');
      if (close === 'Enter on its button') await page.keyboard.press('Tab');
      const scrolledTo = await settledScroll(page);
      await page.keyboard.press(close === 'Enter on its button' ? 'Enter' : 'Escape');
      await expect(toast(page)).toHaveCount(0);
      await expect(title).toBeFocused();
      expect(await settledScroll(page)).toBe(scrolledTo);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    });
  }

  test('leaves when it is swiped to the right by more than 50 pixels', async ({ page }) => {
    await showToast(page);
    await drag(page, 45);
    await expect(toast(page)).toBeVisible();
    await drag(page, 80);
    await expect(toast(page)).toHaveCount(0);
  });

  test('leaves by Escape from anywhere and by its button', async ({ page }) => {
    await showToast(page);
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
    await failAgain(page);
    await expect(toast(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close the message' }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByText(TITLE)).toHaveCount(0);
  });
});

test('a dialog opens at the click, about 400 by 200, and takes the keyboard', async ({ page }) => {
  await openHome(page);
  const link = page.getByRole('link', { name: 'Download Reserve Fund Calculator' });
  await link.scrollIntoViewIfNeeded();
  const target = await link.boundingBox();
  if (target === null) throw new Error('The link has no place');
  const click = { x: target.x + 30, y: target.y + 20 };
  await page.mouse.click(click.x, click.y);
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused();
  // It scales in: its size is that of its last frame.
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  const box = await dialog.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(200);
  expect(box?.height).toBeLessThan(240);
  expect(click.x).toBeGreaterThan(box?.x ?? 0);
  expect(click.x).toBeLessThan((box?.x ?? 0) + 400);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - click.y)).toBeLessThan(160);

  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a dialog fades and scales in, the first time as later', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const dialog =
        target instanceof Element ? target.closest<HTMLElement>('[role="dialog"]') : null;
      if (dialog !== target || dialog === null) return;
      const { transitions = '' } = document.body.dataset;
      document.body.dataset.transitions = `${transitions} ${propertyName}`;
    });
  });
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  for (const _ of ['the first time', 'the second time']) {
    await page.evaluate(() => {
      document.body.dataset.transitions = '';
    });
    await page.getByRole('link', { name: 'Download Reserve Fund Calculator' }).click();
    await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute(
      'data-transitions',
      /(?=.*opacity)(?=.*transform)/,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

for (const [width, height] of [
  [320, 568],
  [1280, 480],
] as const) {
  test(`a dialog keeps 20 pixels from every edge of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHome(page);
    for (const title of ['HOA Board Member Handbook', 'Rules Enforcement Guide']) {
      await page.getByRole('link', { name: `Download ${title}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
      await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused();
      await expect
        .poll(async () => {
          const box = await dialog.boundingBox();
          if (box === null) return -1;
          return Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height);
        })
        .toBeGreaterThanOrEqual(20);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}
