import type { Page } from '@playwright/test';
import { holdRequests } from './held-requests.fixture';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test('home, category, topic and back, each where it was left', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Legal Compliance', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Legal Compliance' })).toBeVisible();
  const card = main.getByRole('link', { name: 'Violation Fines' });
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Violation Fines' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle('Legal Compliance | HOA Education Portal');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(40);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an article that a click brings is whole a moment later, and so is what stands below it', async ({
  page,
}) => {
  await page.goto('/topic/quorum-requirements');
  const related = page.getByRole('region', { name: 'Related Topics' });
  const link = related.getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Have Questions About ${title}?` })).toBeVisible();
  await expect(related.getByRole('link', { name: title, exact: true })).toHaveCount(0);

  const arrived = page.url();
  const last = related.getByRole('link').last();
  const next = await last.innerText();
  await last.click();
  // Until it is there, its place is held by one that is too short to be scrolled so far.
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBe(600);
  await page.goBack();
  await expect(page).toHaveURL(arrived);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goForward();
  await expect.poll(scrolled).toBe(600);
});

/** Holds the messages that React sends itself: it draws in one of them and runs effects in the next. */
async function holdWork(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const post: (message: unknown) => void = MessagePort.prototype.postMessage;
    const hold = () => {
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        held.push(() => post.call(this, message));
      };
    };
    const goOn = () => {
      MessagePort.prototype.postMessage = post as typeof MessagePort.prototype.postMessage;
      for (const one of held.splice(0)) one();
    };
    Object.assign(window, { work: { hold, goOn, next: () => held.shift()?.() } });
  });
  const tell = (what: 'hold' | 'next' | 'goOn') =>
    page.evaluate(async (name) => {
      (window as unknown as { work: Record<string, () => void> }).work[name]?.();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }, what);
  return tell;
}

for (const messages of [1, 2]) {
  test(`a page is shown whose code comes when React has done ${messages} parts of its work on the press`, async ({
    page,
  }) => {
    const tell = await holdWork(page);
    const letGo = await holdRequests(page, /\/assets\/category-page-.*\.js$/);
    await page.goto('/');
    await untilAlive(page);
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: 'Board Management', exact: true });
    await link.scrollIntoViewIfNeeded();
    await tell('hold');
    await link.click();
    await expect(page).toHaveURL(/\/category\/board-management$/);
    for (let done = 0; done < messages; done += 1) await tell('next');
    const come = page.waitForResponse(/\/assets\/category-page-.*\.js$/);
    letGo();
    await (await come).finished();
    await page.waitForTimeout(500);
    await tell('goOn');
    await expect(page.getByRole('heading', { level: 1, name: 'Board Management' })).toBeVisible();
  });
}

test('the keyboard alone reaches an article and its way back', async ({ page }) => {
  await page.goto('/category/legal-compliance');
  await untilAlive(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  const first = page
    .getByRole('region', { name: /^Topics in/ })
    .getByRole('link')
    .first();
  await expect(first).toBeFocused();
  const title = await first.innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/category/legal-compliance');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu takes the keyboard, closes by Escape and by a press elsewhere', async ({
    page,
  }) => {
    await page.goto('/topic/dog-parks');
    const menu = page.getByRole('button', { name: 'Open the menu' });
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(sections.getByRole('link')).toHaveText([
      'Ask AI Assistant',
      'Featured Topics',
      'Education Categories',
      'Resource Library',
      'HOA Terminology',
    ]);
    await expect(sections.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sections).toBeHidden();
    await expect(menu).toBeFocused();

    await menu.click();
    await page.mouse.click(200, 800);
    await expect(sections).toBeHidden();

    await menu.click();
    await sections.getByRole('link', { name: 'HOA Terminology' }).click();
    await expect(page).toHaveURL('/#glossary');
    await expect(sections).toBeHidden();
    await expect(page.locator('#glossary')).toBeInViewport();
  });
});

test('every page works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, { get: blocked });
    }
  });
  await page.goto('/topic/dog-parks');
  // A link that is pressed earlier is followed by the server.
  await untilAlive(page);
  await page.getByRole('link', { name: 'Resource Library' }).click();
  await expect(page).toHaveURL('/#resources');
  await expect(page.locator('#resources')).toBeInViewport();
  await page.goto('/topic/dog-parks');
  const section = page.getByRole('region', { name: 'Have Questions About Dog Parks?' });
  const first = await section.locator('li').getByRole('link').first().innerText();
  await untilAlive(page);
  await page.getByRole('link', { name: `Ask: ${first}` }).click();
  await expect(
    page.getByLabel('Ask about HOA governance, bylaws, rules, or management'),
  ).toHaveValue(first);
});
