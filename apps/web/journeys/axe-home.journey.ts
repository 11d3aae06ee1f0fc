import type { Page } from '@playwright/test';
import { expectFitInBothSchemes } from './axe.fixture';
import { brokenCall, openHome, QUESTION_BOX } from './home-page.fixture';
import { expect, test } from './portal.fixture';

async function expectFit(page: Page, within?: string): Promise<void> {
  // What is not laid out yet has no colors to compare.
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  await expectFitInBothSchemes(page, within === undefined ? {} : { within });
}

test.use({
  colorScheme: 'light',
  expectedComplaints: /Failed to load resource|The question was not answered/,
});

for (const width of [320, 768, 1280]) {
  test(`the home page at ${width} pixels is fit for everybody`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    // What stands at 768 stands narrower or wider too.
    if (width !== 768) await expectFit(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // In one line, so that what a link leads to is not under it.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(65);
  });
}

test('so are an answer, a toast and the document tab', async ({ page }) => {
  await openHome(page);
  await page.getByLabel(QUESTION_BOX).fill('What is a quorum?');
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  await expectFit(page, '#ask-ai');
  await page.getByLabel(QUESTION_BOX).fill('who pays');
  await page.getByLabel(QUESTION_BOX).press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
  await expectFit(page, '#ask-ai');
  await page.getByLabel(QUESTION_BOX).fill('Which wine goes with salmon?');
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(page.getByText('Not in the library')).toBeVisible();
  await expectFit(page, '#ask-ai');

  await page.route('**/trpc/ask.answer*', (route) =>
    route.fulfill({ status: 500, json: [brokenCall()] }),
  );
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(page.getByText('Document Processing Error').first()).toBeVisible();
  await page.getByText('Document Processing Error').first().hover();
  await page.waitForTimeout(400);
  await expectFit(page, '[aria-label^=Notifications]');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Ask About Documents' }).click();
  await expectFit(page, '#ask-ai');
});

test('so are a dialog and the wizard', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: /^Download Reserve/ }).click();
  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.waitForTimeout(400);
  await expectFit(page, '[role=dialog]');

  await page.goto('/tools/special-assessment');
  await page.getByLabel('How the cost is split').selectOption('share');
  await page.getByText('Payment by payment').click();
  await expectFit(page);
});
