import {
  COLOR_RULES,
  changeScheme,
  expectFitInBothSchemes,
  expectNoViolations,
} from './axe.fixture';
import { expect, test } from './portal.fixture';
import { SCREENS } from './screens.fixture';

const API_DOCS = '/api/docs';
/** The home page has a journey of its own (axe-home.journey.ts). */
const PATHS = [...SCREENS.filter((address) => address !== '/'), API_DOCS];

test.use({
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /404/,
});

const HEIGHT = 900;
/** As narrow as what is folded, as wide as what stands side by side. */
const LOOKED_AT = new Set([320, 1280]);

/** The documents of the API are long, and the same at every width. */
function isLookedAt(path: string, width: number): boolean {
  return LOOKED_AT.has(width) && (path !== API_DOCS || width === 320);
}

for (const path of PATHS) {
  test(`${path} has no accessibility violation, light and dark, and no sideways scroll`, async ({
    page,
  }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      if (width === 320) await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0);
      if (isLookedAt(path, width)) await expectNoViolations(page);
    }
    await changeScheme(page, 'dark');
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: HEIGHT });
      if (isLookedAt(path, width)) await expectNoViolations(page, { rules: COLOR_RULES });
    }
  });
}

for (const width of LOOKED_AT) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: HEIGHT } });

    test('open contents have no accessibility violation', async ({ page }) => {
      await page.goto('/topic/dog-parks');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      if (width < 992) await contents.locator('summary').click();
      await expect(contents.getByRole('link').first()).toBeVisible();
      await expectFitInBothSchemes(page);
    });

    test('the search and the glossary popup have no accessibility violation', async ({ page }) => {
      await page.goto('/topic/dog-parks');
      await page.getByRole('button', { name: 'common property' }).first().click();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectFitInBothSchemes(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('quorum');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await expectFitInBothSchemes(page);
    });
  });
}
