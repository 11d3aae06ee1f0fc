import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './portal.fixture';
import { SCREENS } from './screens.fixture';
import { undeclaredVariables } from './undeclared-variables.fixture';

/** The home page has a journey of its own (axe-home.journey.ts). */
const PATHS = [...SCREENS.filter((address) => address !== '/'), '/api/docs'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1280]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
        expectedComplaints: /404/,
      });

      for (const path of PATHS) {
        test(`${path} has no accessibility violation and no sideways scroll`, async ({ page }) => {
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual(
            [],
          );
          expect(await undeclaredVariables(page)).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }

      test('open contents have no accessibility violation', async ({ page }) => {
        await page.goto('/topic/dog-parks');
        const contents = page.getByRole('navigation', { name: 'On this page' });
        if (width < 992) await contents.locator('summary').click();
        await expect(contents.getByRole('link').first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      });

      test('the search and the glossary popup have no accessibility violation', async ({
        page,
      }) => {
        await page.goto('/topic/dog-parks');
        await page.getByRole('button', { name: 'common property' }).first().click();
        await expect(page.getByRole('tooltip')).toBeVisible();
        const withPopup = await new AxeBuilder({ page }).analyze();
        expect(
          withPopup.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
        ).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('quorum');
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        const withSearch = await new AxeBuilder({ page }).analyze();
        expect(await undeclaredVariables(page)).toEqual([]);
        expect(
          withSearch.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
        ).toEqual([]);
      });
    });
  }
}
