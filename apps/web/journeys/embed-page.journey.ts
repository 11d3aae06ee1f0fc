import { expect, frameAt } from './host-site.fixture';
import { test } from './portal.fixture';

test('a widget is chosen, seen live, and its tag copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed');
  const frame = await frameAt(page, '/embed/ask');
  await expect(frame.getByRole('heading', { name: 'Ask About Any HOA Topic' })).toBeVisible();
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('');
  await expect(page.getByText('<hoa-ask style="display:block;min-height:')).toBeVisible();
  await expect(
    page.getByText(`<script src="${baseURL}/widgets.js" async></script>`).first(),
  ).toBeVisible();

  await page.getByRole('radio', { name: /Law of a state/ }).check();
  await page.getByLabel('State', { exact: true }).selectOption('Virginia');
  await frameAt(page, '/law/virginia');
  await page.getByLabel('Colors').selectOption('Always dark');
  // The tag, how it is written for React, and for a page whose editor allows no tags of its own.
  await expect(page.getByText('<hoa-law state="VA" theme="dark"')).toHaveCount(2);
  await expect(page.getByText('data-state="VA" data-theme="dark"')).toHaveCount(1);
  const law = await frameAt(page, '/law/virginia');
  await expect
    .poll(() => law.evaluate(() => document.documentElement.dataset.mantineColorScheme))
    .toBe('dark');
  await page.getByRole('button', { name: 'Copy the tag' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^<hoa-law state="VA" theme="dark"[^>]*><\/hoa-law>$/,
  );
});

test('every widget can be chosen with the keyboard', async ({ page }) => {
  await page.goto('/embed');
  await page.getByRole('radio', { name: /Question box/ }).focus();
  for (const tag of ['hoa-article', 'hoa-law', 'hoa-guide', 'hoa-calculator', 'hoa-glossary']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(tag)).toBeVisible();
    await expect(page.getByText(`<${tag}`).first()).toBeVisible();
  }
});

for (const width of [390, 1280]) {
  test(`at ${width} px the lines come before the preview, which may be tall, for eye and keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/embed');
    const lines = page.getByRole('region', { name: 'Two lines for your page' });
    const preview = page.getByRole('region', { name: 'Preview' });
    const top = async (of: typeof lines) => (await of.boundingBox())?.y ?? 0;
    expect(await top(lines)).toBeLessThan(await top(preview));
    await page.getByLabel('Colors').press('Tab');
    await expect(lines.locator(':focus')).toBeInViewport();
  });
}

test('the page of tools leads to it', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: /on your own pages/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put it on your website');
});
