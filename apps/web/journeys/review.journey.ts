import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { REVIEW_TOKEN } from './review-token.fixture.ts';

test('without the token there is nothing to read', async ({ request }) => {
  expect((await request.get('/review')).status()).toBe(401);
});

test.describe('with the token', () => {
  test.use({ httpCredentials: { username: 'editor', password: REVIEW_TOKEN } });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 768, 1280]) {
      test(`the list reads well at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto('/review');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('What wants an editor');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }

  test('an editor goes from the summary to a part, and finds the file to open', async ({
    page,
  }) => {
    await page.goto('/review');
    await page.getByRole('link', { name: 'Changes of the law ahead' }).click();
    await expect(page).toHaveURL(/\/review#law$/);
    const part = page.getByRole('region', { name: /^Changes of the law ahead/ });
    await expect(part).toBeInViewport();
    await expect(part.getByRole('listitem').first()).toContainText('packages/content/law/');
  });
});
