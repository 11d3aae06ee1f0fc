import type { Page } from '@playwright/test';
import { contrast } from './contrast.fixture';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const TOPIC = '/topic/violation-notices?reading=violation-notice';

test.describe('with words at 200 percent', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /404/ });

  for (const path of [
    TOPIC,
    '/category/legal-compliance',
    '/topic/chicken-coop',
    '/tools/special-assessment',
    '/law/texas',
    '/no/such',
  ]) {
    test(`${path} does not scroll sideways, and the menu is in reach`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
      const menu = await page.getByRole('button', { name: 'Open the menu' }).boundingBox();
      expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(390);
    });
  }
});

test.describe('with words at 200 percent in a calculator', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is entered in a row can be read', async ({ page }) => {
    await page.goto('/tools/reserve-funding');
    await untilAlive(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // Those that only a page without scripts shows are not there for long.
    const cut = () =>
      page
        .getByLabel('Cost today')
        .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth > box.clientWidth));
    expect((await cut()).length).toBeGreaterThan(1);
    await expect.poll(async () => (await cut()).includes(true)).toBe(false);
  });
});

test.describe('with words at 200 percent on the home page', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no word of the title is broken, and nothing covers a tab or the featured topic', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const title = page.getByRole('heading', { level: 1 });
    const broken = await title.evaluate((heading) => {
      const [text] = heading.childNodes;
      if (!(text instanceof Text)) return ['no words'];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
    expect(broken).toEqual([]);
    const [general, documents] = await page.getByRole('tab').all();
    for (const tab of [general, documents]) {
      const isCut = await tab?.evaluate((one) => one.scrollWidth > one.clientWidth + 1);
      expect(isCut).toBe(false);
    }
    const slide = page.locator('#featured');
    const picture = slide.getByRole('img').or(slide.locator('img')).first();
    const words = await slide.getByRole('heading', { level: 3 }).first().elementHandle();
    // Both at once: parts of the page above them may still be laid out.
    const isClear = await picture.evaluate((image, heading) => {
      const [one, other] = [image, heading].map((each) => each?.getBoundingClientRect());
      if (one === undefined || other === undefined) return false;
      const isBeside = one.left >= other.right || one.right <= other.left;
      return isBeside || one.top >= other.bottom || one.bottom <= other.top;
    }, words);
    expect(isClear).toBe(true);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 390, height: 844 } });

  test('the current step and the sign of the menu can be told', async ({ page }) => {
    await page.goto(TOPIC);
    const colours = await page.evaluate(() => {
      const ground = (selector: string, part?: string) => {
        const element = document.querySelector(selector);
        return element === null ? '' : getComputedStyle(element, part).backgroundColor;
      };
      return {
        canvas: ground('body'),
        step: ground('[aria-current="step"]'),
        other: ground('nav ol a:not([aria-current])'),
        menu: ground('.burger-bars', '::before'),
      };
    });
    expect(colours.step).not.toBe(colours.canvas);
    expect(colours.step).not.toBe(colours.other);
    expect(colours.menu).not.toBe(colours.canvas);
  });

  test('the button that leads on in a guide has a border', async ({ page }) => {
    await page.goto('/guides/fined');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const { style, color, ground } = await next.evaluate((element) => ({
      style: getComputedStyle(element).borderTopStyle,
      color: getComputedStyle(element).borderTopColor,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
    expect(style).toBe('solid');
    expect(color).not.toBe(ground);
  });
});

test.describe('in the search, in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is selected can be read', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    await untilAlive(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('quorum');
    const found = page.getByRole('dialog').getByRole('option', { selected: true });
    const selected = found.filter({ hasText: 'Quorum Requirements' });
    await expect(selected).toBeVisible();
    expect(await contrast(selected, { of: 'color' })).toBeGreaterThanOrEqual(4.5);
    expect(
      await contrast(selected.locator('mark').first(), { of: 'color' }),
    ).toBeGreaterThanOrEqual(4.5);
  });
});

test('going back returns the keyboard to the link that was followed, and it is in view', async ({
  page,
}) => {
  await page.goto('/category/legal-compliance');
  await untilAlive(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Home Businesses' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home Businesses' })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('a page that is short has its footer at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/search');
  const bottom = await page
    .getByRole('contentinfo')
    .evaluate((footer) => Math.round(footer.getBoundingClientRect().bottom));
  expect(bottom).toBe(1600);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`borders of controls in ${colorScheme}`, () => {
    test.use({ colorScheme, expectedComplaints: /404/ });

    test('stand out from their ground by 3 to 1', async ({ page }) => {
      await page.goto('/topic/rooftop-beehives');
      const chip = page.getByRole('complementary').getByRole('link').first();
      expect(await contrast(chip, { of: 'border-top-color' })).toBeGreaterThanOrEqual(3);
      await page.goto('/no/such/page');
      const box = page.getByRole('main').getByLabel('Search the library');
      expect(await contrast(box, { of: 'border-top-color' })).toBeGreaterThanOrEqual(3);
    });

    test('stand out on sunken ground and under an answer too', async ({ page }) => {
      await page.goto('/letters/hearing-request');
      const choice = page.getByLabel('Kind of community');
      expect(await contrast(choice, { of: 'border-top-color' })).toBeGreaterThanOrEqual(3);
      await page.goto('/#ask=What+is+a+quorum%3F');
      const judge = page.getByRole('group', { name: 'Was this helpful?' }).getByRole('button');
      expect(await contrast(judge.first(), { of: 'border-top-color' })).toBeGreaterThanOrEqual(3);
    });
  });
}
