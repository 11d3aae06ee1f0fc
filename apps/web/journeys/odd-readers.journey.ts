import type { Page } from '@playwright/test';
import { contrast } from './contrast.fixture';
import { expect, test } from './portal.fixture';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const TOPIC = '/topic/violation-notices?reading=violation-notice';

test.describe('with words at 200 percent', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /404/ });

  for (const path of [TOPIC, '/category/legal-compliance', '/topic/chicken-coop', '/no/such']) {
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

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 390, height: 844 } });

  test('the current step, the sign of the menu and the answer box can be told', async ({
    page,
  }) => {
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
        menu: ground('.mantine-Burger-burger', '::before'),
      };
    });
    expect(colours.step).not.toBe(colours.canvas);
    expect(colours.step).not.toBe(colours.other);
    expect(colours.menu).not.toBe(colours.canvas);
  });
});

test('going back returns the keyboard to the link that was followed, and it is in view', async ({
  page,
}) => {
  await page.goto('/category/legal-compliance');
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

/** The contrast of two colours as computed styles give them (WCAG 2.2, relative luminance). */
const contrastOf = ([a = '', b = '']: string[]): number => {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`borders of controls in ${colorScheme}`, () => {
    test.use({ colorScheme, expectedComplaints: /404/ });

    test('stand out from their ground by 3 to 1', async ({ page }) => {
      await page.goto('/topic/rooftop-beehives');
      await page.getByRole('complementary').getByRole('link').first().waitFor();
      const chip = await page
        .getByRole('complementary')
        .getByRole('link')
        .first()
        .evaluate((link) => {
          const { borderTopColor } = getComputedStyle(link);
          return [borderTopColor, getComputedStyle(document.body).backgroundColor];
        });
      expect(contrastOf(chip)).toBeGreaterThanOrEqual(3);
      await page.goto('/no/such/page');
      const box = await page
        .getByRole('main')
        .getByLabel('Search the library')
        .evaluate((input) => {
          const { borderTopColor, backgroundColor } = getComputedStyle(input);
          return [borderTopColor, backgroundColor];
        });
      expect(contrastOf(box)).toBeGreaterThanOrEqual(3);
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
