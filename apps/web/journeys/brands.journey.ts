import { THREE_BRANDS } from '../../server/src/testing/brands.fixture.ts';
import { COLOR_RULES, expectFitInBothSchemes } from './axe.fixture';
import { type PortalProcess, startOnFreePort } from './own-portal.fixture';
import { expect, test as quiet } from './portal.fixture';

// Browsers find every name below localhost on this machine, and trust it as they do an https origin.
const CEDARLINE = 'cedarline.localhost';
const HARBORVIEW = 'harborview.localhost';

/** One portal with three brands, for one worker. */
const test = quiet.extend<object, { portal: PortalProcess; at: (host: string) => string }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first parameter as a pattern
    async ({}, use) => {
      const portal = await startOnFreePort({ BRAND: JSON.stringify(THREE_BRANDS) });
      await use(portal);
      await portal.kill('SIGTERM');
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  at: [
    ({ portal }, use) => use((host) => portal.url.replace(/\/\/[^:/]+/, `//${host}`)),
    { scope: 'worker' },
  ],
});

// In one worker: each would start a portal for itself.
test.describe.configure({ mode: 'default' });

const PATHS = ['/', '/topic/reserve-funds', '/law/wyoming', '/tools/notice-dates', '/nowhere'];

for (const host of [CEDARLINE, HARBORVIEW]) {
  test.describe(host, () => {
    test.use({
      colorScheme: 'light',
      viewport: { width: 390, height: 900 },
      expectedComplaints: /404/,
    });

    test('its colors can be read, light and dark, and nothing scrolls sideways', async ({
      page,
      at,
    }) => {
      for (const path of PATHS) {
        await page.goto(at(host) + path);
        await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
        await expectFitInBothSchemes(page, { rules: COLOR_RULES });
        // The home page is laid out whole by now.
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `${path}, ${width} px wide`).toBe(0);
        }
        await page.setViewportSize({ width: 390, height: 900 });
      }
    });
  });
}

test('a logo that carries the name stands for it, and the categories keep theirs', async ({
  page,
  at,
}) => {
  await page.goto(at(HARBORVIEW));
  const home = page
    .getByRole('banner')
    .getByRole('link')
    .filter({ has: page.locator('img') });
  await expect(home.locator('img').first()).toHaveAttribute('alt', 'Harborview & Sons’ Handbook');
  await expect(home).toHaveText('');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('listitem')).toHaveText([
    'Board Management',
    'Financial Management',
    'Property Management',
  ]);
});

test('the pages that follow, and the printed ones, are those of the brand', async ({
  page,
  at,
}) => {
  await page.goto(at(CEDARLINE));
  await expect(page).toHaveTitle('Cedarline Owner Library');
  const banner = page.getByRole('heading', { name: 'Cedarline looks after 140 communities' });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'Talk to us' })).toHaveAttribute(
    'href',
    'https://cedarline.example/contact',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal Compliance' }).click();
  await expect(page).toHaveTitle('Legal Compliance | Cedarline Owner Library');
  await page.goto(`${at(CEDARLINE)}/law/texas`);
  const letterhead = page.locator('[data-letterhead]');
  await expect(letterhead).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(letterhead).toBeVisible();
  await expect(letterhead).toContainText('+1 555 0100 · help@cedarline.example');
  await page.goto(`${at(CEDARLINE)}/letters/hearing-request`);
  await expect(letterhead).toBeHidden();
  await expect(page.locator('[data-letter-foot]')).toHaveText(
    'Written with Cedarline Owner Library',
  );
});

test('the state of a brand is there until a visitor chooses another or none', async ({
  page,
  at,
}) => {
  const picker = page.getByRole('banner').getByLabel('Your state');
  await page.goto(`${at(CEDARLINE)}/law`);
  await expect(picker).toHaveValue('TX');
  await expect(page.getByRole('contentinfo')).toContainText('State law is shown for Texas');
  await picker.selectOption('CA');
  await page.reload();
  await expect(picker).toHaveValue('CA');
  await picker.selectOption('');
  await expect(picker).toHaveValue('');
  await page.reload();
  await expect(picker.locator('option')).not.toHaveCount(1);
  await expect(picker).toHaveValue('');
});

test('a category that a brand leaves out is not offered, and its topics are not found', async ({
  page,
  at,
}) => {
  await page.goto(at(HARBORVIEW));
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Board Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Legal Compliance' })).toHaveCount(0);
  await page.goto(`${at(HARBORVIEW)}/topic/reserve-funds`);
  await expect(page).toHaveTitle('Reserve Funds | Harborview & Sons’ Handbook');
});
