import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

/** What helps beside the articles: its name in the foot of a page, and the heading it leads to. */
const PLACES = [
  ['Guides', 'What happened, and what to do tonight'],
  ['Letters', 'Letters and Notices'],
  ['Calculators', 'Calculators'],
  ['State law', 'The law of your state'],
  ['Glossary', 'HOA Terminology Glossary'],
] as const;
const NAMES = PLACES.map(([name]) => name);

/** Screens of every kind that is read. */
const SCREENS = ['/', '/topic/dog-parks', '/category/legal-compliance', '/law/texas', '/nowhere'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /404/ });

  test('every page leads to the guides, letters, calculators, laws and words', async ({ page }) => {
    for (const path of SCREENS) {
      await page.goto(path);
      const places = page.getByRole('contentinfo').getByRole('list').first().getByRole('link');
      await expect(places).toHaveText(NAMES);
      for (const link of await places.all()) await expect(link).toBeVisible();
    }
  });

  for (const [name, title] of PLACES) {
    test(`an article leads to ${name}`, async ({ page }) => {
      await page.goto('/topic/dog-parks');
      await untilAlive(page);
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      const heading = page.getByRole('heading', { name: title, exact: true });
      await expect(heading.first()).toBeInViewport();
      // Nothing that comes later pushes it away.
      await page.waitForTimeout(1_500);
      await expect(heading.first()).toBeInViewport();
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways to them work', async ({ page }) => {
    for (const [name, title] of PLACES) {
      await page.goto('/topic/dog-parks');
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      const heading = page.getByRole('heading', { name: title, exact: true });
      await expect(heading.first()).toBeInViewport();
    }
  });
});
