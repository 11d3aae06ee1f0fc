import type { Page } from '@playwright/test';
import { contrast } from './contrast.fixture';
import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

/** By https://www.w3.org/TR/wai-aria-1.2/#landmark_roles. */
const LANDMARKS = new Set(
  'banner complementary contentinfo form main navigation region search'.split(' '),
);

/** The landmarks that a screen reader lists, by their names. A form without a name is none. */
async function landmarksOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name }) => {
    const kind = String(role?.value);
    const label = String(name?.value ?? '');
    const isOne = !ignored && LANDMARKS.has(kind) && (kind !== 'form' || label !== '');
    return isOne ? [`${kind} ${label}`] : [];
  });
}

/** The headings of a page that a screen reader reads, with their levels, in their order. */
function headingsOf(page: Page): Promise<{ text: string; level: number }[]> {
  return page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.closest('[inert], [aria-hidden="true"]') === null)
        .map(({ tagName, textContent }) => ({ text: textContent, level: Number(tagName.at(1)) })),
    );
}

for (const width of [390, 1280]) {
  test(`at ${width} pixels screen readers find at most 12 landmarks, and headings in order`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    await expect(page.getByRole('group', { name: /^Article: / })).toBeVisible();
    const landmarks = await landmarksOf(page);
    expect(landmarks).toContain('region HOA Terminology Glossary');
    expect(landmarks.length, landmarks.join()).toBeLessThanOrEqual(12);
    const headings = await headingsOf(page);
    expect(headings.length).toBeGreaterThan(40);
    let before = 0;
    for (const { text, level } of headings) {
      expect(level - before, text).toBeLessThanOrEqual(1);
      before = level;
    }
  });
}

test('the question box is at most 12 stops of the keyboard from the skip link', async ({
  page,
}) => {
  await openHome(page);
  await expect(page.getByRole('group', { name: /^Article: / })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const isInBox = () => page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA');
  let stops = 0;
  while (stops < 20 && !(await isInBox())) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  expect(stops).toBeLessThanOrEqual(12);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the home page is at most 9,000 pixels long, and everything can be reached in it', async ({
    page,
  }) => {
    await openHome(page);
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    await expect(page.getByRole('group', { name: /^Article: / })).toBeVisible();
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(9_000);
    await expect(page.locator('#glossary summary')).toHaveCount(22);
    // Six, what can be used now of five, and the way to all tools, guides and letters.
    await expect(page.locator('#resources').getByRole('link')).toHaveCount(12);
    await expect(page.locator('#situations summary')).toHaveCount(6);
    const more = page.getByRole('button', { name: '+15 more topics...' });
    await expect(more).toHaveCount(6);
    while ((await more.count()) > 0) await more.first().click();
    await expect(page.locator('#categories').getByRole('listitem')).toHaveCount(120);
  });

  test('the toggle of a category takes the space bar like any button', async ({ page }) => {
    await openHome(page);
    const board = page.locator('#categories article').first();
    const topics = board.getByRole('listitem');
    const more = board.getByRole('button', { name: '+15 more topics...' });
    for (const key of ['Space', 'Enter']) {
      await more.press(key);
      await expect(topics).toHaveCount(20);
      // What came is gone through from its first, which is in sight, as the toggle no longer is.
      await expect(topics.nth(5).getByRole('link')).toBeFocused();
      await expect(topics.nth(5)).toBeInViewport();
      await board.getByRole('button', { name: 'Show fewer topics' }).press(key);
      await expect(topics).toHaveCount(5);
      await expect(more).toBeFocused();
      await expect(more).toBeInViewport();
    }
    await expect(page).toHaveURL('/');
  });

  test('a long web address in a question box goes no further than the screen', async ({ page }) => {
    await openHome(page);
    const address = `https://example.org/${'documents-of-our-association-'.repeat(4)}.pdf`;
    await page.getByLabel('What do you want to know?').fill(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByLabel('What do you want to know?').fill('What is a quorum?');
    await page.keyboard.press('Enter');
    await page.getByLabel('Ask a follow-up question').fill(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('text of twice the size goes no further than the screen', async ({ page }) => {
    await openHome(page);
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    await expect(page.getByRole('group', { name: /^Article: / })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const widest = () =>
      page.evaluate(() =>
        Math.max(
          ...Array.from(
            document.querySelectorAll('main > section[id]'),
            (section) => section.scrollWidth,
          ),
        ),
      );
    expect(await widest()).toBeLessThanOrEqual(390);
    const brokenWords = await page.locator('main > section h2').evaluateAll((headings) =>
      headings.flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(firstChild as Text, index);
          range.setEnd(firstChild as Text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
    );
    expect(brokenWords).toEqual([]);
  });
});

test('the home page is printed whole on at most six sheets, without what asks to be pressed', async ({
  page,
}) => {
  await openHome(page);
  await expect(page.getByRole('group', { name: /^Article: / })).toBeVisible();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(6);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#featured, #ask-ai').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main button, main input').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('+15 more topics...').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Common situations' })).toBeHidden();
  const rows = page.locator('#glossary li');
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all()) {
    await expect(row.getByRole('paragraph').first()).toBeVisible();
  }
  await expect(page.locator('#situations li').filter({ visible: true })).toHaveCount(25);
  const banner = page.getByRole('heading', { name: /^Professional HOA management services/ });
  await expect(banner).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('in the colors of the visitor', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the dot and the tab that are chosen can be told', async ({ page }) => {
    await openHome(page);
    const background = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, of) => getComputedStyle(element, of).backgroundColor, pseudo);
    await expect(page.getByRole('button', { name: /^Show topic 1/ })).toBeVisible();
    expect(await background('[role=toolbar] [aria-current]', '::before')).not.toBe(
      await background('[role=toolbar] :not([aria-current])', '::before'),
    );
    expect(await background('[role=tab][aria-selected=true]')).not.toBe(
      await background('[role=tab][aria-selected=false]'),
    );
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the dots and the buttons of the carousel have borders that can be seen', async ({
      page,
    }) => {
      await openHome(page);
      const related = page.getByRole('link', { name: 'Related Resources' });
      expect(await contrast(related, { of: 'border-top-color' })).toBeGreaterThanOrEqual(3);
      const dot = page.getByRole('button', { name: /^Show topic 2/ });
      expect(
        await contrast(dot, { of: 'border-top-color', pseudo: '::before' }),
      ).toBeGreaterThanOrEqual(3);
    });
  });
}
