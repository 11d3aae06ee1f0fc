import { expect, test } from '@playwright/test';
import { COLOR_RULES, changeScheme, expectNoViolations } from './axe.fixture';
import { REVIEW_TOKEN } from './review-token.fixture.ts';

test('without the token there is nothing to read', async ({ request }) => {
  expect((await request.get('/review')).status()).toBe(401);
});

test.describe('with the token', () => {
  test.use({ httpCredentials: { username: 'editor', password: REVIEW_TOKEN } });

  test('the list reads well, narrow and wide, light and dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/review');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What wants an editor');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0);
    }
    await changeScheme(page, 'dark');
    await expectNoViolations(page, { rules: COLOR_RULES });
  });

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
