import { expectFitInBothSchemes } from './axe.fixture';
import { expect, test } from './portal.fixture';
import { SCREENS } from './screens.fixture';

/** The home page has a journey of its own (axe-home.journey.ts). */
const PATHS = [...SCREENS.filter((address) => address !== '/'), '/api/docs'];

test.use({
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /404/,
});

for (const width of [320, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PATHS) {
      test(`${path} has no accessibility violation, light and dark, and no sideways scroll`, async ({
        page,
      }) => {
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        await expectFitInBothSchemes(page);
      });
    }

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
