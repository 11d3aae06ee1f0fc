import type { Page } from '@playwright/test';
import { openHome, untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function choose(page: Page, label: string): Promise<void> {
  return page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: label })
    .click();
}

/** How far a section begins from the lower edge of the header, in CSS pixels. */
function distanceToHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((section) => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return Math.abs((edge(`#${section}`)?.top ?? 0) - (edge('header')?.bottom ?? 0));
  }, id);
}

test('a chosen section is in the address, and is found on the way back and by a reload', async ({
  page,
}) => {
  await openHome(page);
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  await choose(page, 'Education Categories');
  await expect(page).toHaveURL('/#categories');
  await expect.poll(() => distanceToHeader(page, 'categories')).toBeLessThan(2);
  await choose(page, 'HOA Terminology');
  await expect(page).toHaveURL('/#glossary');
  await expect.poll(() => distanceToHeader(page, 'glossary')).toBeLessThan(2);
  await page.goBack();
  await expect(page).toHaveURL('/#categories');
  await expect.poll(() => distanceToHeader(page, 'categories')).toBeLessThan(2);
  await page.reload();
  await untilAlive(page);
  await expect.poll(() => distanceToHeader(page, 'categories')).toBeLessThan(2);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a section that another page led to is in the address, one step from that page', async ({
  page,
}) => {
  await page.goto('/topic/quorum-requirements');
  await untilAlive(page);
  await choose(page, 'Resource Library');
  await expect(page).toHaveURL('/#resources');
  await expect.poll(() => distanceToHeader(page, 'resources')).toBeLessThan(2);
  await page.goBack();
  await expect(page).toHaveURL('/topic/quorum-requirements');
});

for (const width of [390, 1280]) {
  test(`at ${width} pixels nothing of the section before stays under the header`, async ({
    page,
  }) => {
    // Low enough for the page to go on below its last section.
    await page.setViewportSize({ width, height: 700 });
    for (const id of ['featured', 'ask-ai', 'categories', 'resources', 'glossary', 'situations']) {
      await page.goto(`/#${id}`);
      await expect.poll(() => distanceToHeader(page, id), id).toBeLessThan(2);
    }
  });
}
