import type { Page } from '@playwright/test';
import { untilAlive } from './home-page.fixture';
import { expectNotFoundCard } from './not-found-card.fixture';
import { expect, test } from './portal.fixture';

/** Characters in each full line of the article's paragraphs. */
function lineLengths(page: Page): Promise<number[]> {
  return page.locator('.article section[data-part="body"] > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const range = document.createRange();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const bottom = Math.round(range.getBoundingClientRect().bottom / 12);
          lines.set(bottom, (lines.get(bottom) ?? 0) + 1);
        }
      }
      return [...lines.values()].slice(0, -1);
    }),
  );
}

test.describe('an article of the library', () => {
  test('travels once: the page goes on with the text that it shows, whichever it is', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/topic/dog-parks')).text();
    expect(html.match(/A dog park is a fenced off-leash area on/g)).toHaveLength(1);
    const categories: { topics: { slug: string }[] }[] = await (
      await request.get('/api/categories')
    ).json();
    const slugs = categories.flatMap(({ topics }) => topics.map(({ slug }) => slug));
    expect(slugs).toHaveLength(120);
    const texts = await Promise.all(
      slugs.map(async (slug): Promise<[string, string]> => {
        const { content } = await (await request.get(`/api/content/${slug}`)).json();
        return [slug, content];
      }),
    );
    // A page without a policy, which takes any text as HTML.
    await page.goto('about:blank');
    const changed = await page.evaluate((all) => {
      const shown = document.body.appendChild(document.createElement('div'));
      return all.flatMap(([slug, text]) => {
        shown.innerHTML = text;
        return shown.innerHTML === text ? [] : slug;
      });
    }, texts);
    expect(changed).toEqual([]);
  });

  test('has its way, title, reading time, review date and parts', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    await expect(page).toHaveTitle('Dog Parks | HOA Education Portal');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Home', 'Amenities Management', 'Dog Parks']);
    await expect(page.getByRole('heading', { level: 1, name: 'Dog Parks' })).toBeVisible();
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(page.getByText(/^Reviewed \w+ \d+, \d{4}$/)).toBeVisible();
    for (const heading of ['In short', /^State law/, 'Where to look', 'Sources']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Related Topics' })).toBeVisible();
    await expect(page.getByText('Content Generated on')).toHaveCount(0);
  });

  test('is set in 18 px with lines of 65 to 72 characters', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    const paragraph = page.locator('.article section[data-part="body"] > p').first();
    await expect(paragraph).toHaveCSS('font-size', '18px');
    await expect(paragraph).toHaveCSS('line-height', '29.7px');
    await page.evaluate(() => document.fonts.ready);
    const lengths = await lineLengths(page);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThanOrEqual(65);
    expect(mean).toBeLessThanOrEqual(72);
  });

  test('marks in its contents the section that is being read', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await untilAlive(page);
    const summary = page.locator('#in-short');
    await summary.evaluate((element) => element.setAttribute('data-seen', ''));
    await contents.getByRole('link', { name: 'Common mistakes' }).click();
    await expect(page).toHaveURL(/#common-mistakes$/);
    // The text stays the very same elements: a reader's selection survives the jump.
    await expect(summary).toHaveAttribute('data-seen', '');
    await expect(page.getByRole('heading', { name: 'Common mistakes' })).toBeInViewport();
    await expect(contents.getByRole('link', { name: 'Common mistakes' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(contents).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(contents.getByRole('link', { name: 'In short' })).toHaveAttribute(
      'aria-current',
      'location',
    );
  });

  test('copies a sample clause', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/topic/dog-parks');
    await page.getByRole('button', { name: 'Copy this wording' }).click();
    await expect(page.getByRole('button', { name: 'Copy this wording' })).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Dogs licensed, vaccinated and tagged');
    expect(copied).not.toContain('Copy this wording');
  });

  test('answers questions, six in sight and the others folded, each with its section', async ({
    page,
  }) => {
    await page.goto('/topic/dog-parks');
    const section = page.getByRole('region', { name: 'Have Questions About Dog Parks?' });
    const questions = section.locator('li').getByRole('link');
    await expect(
      section.getByRole('heading', { name: 'Questions this article answers' }),
    ).toBeVisible();
    await expect(questions.filter({ visible: true })).toHaveCount(6);
    await section.locator('summary').click();
    const all = await questions.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(all.length).toBeGreaterThan(6);
    for (const address of all) {
      await expect(page.locator(`[id="${address?.split('#')[1]}"]`)).toHaveCount(1);
    }
    // The first ones lead to six different sections.
    expect(new Set(all.slice(0, 6)).size).toBe(6);
    await questions.nth(2).click();
    await expect(page).toHaveURL(new RegExp(`${all[2]}$`));
    await expect(page.locator(`[id="${all[2]?.split('#')[1]}"]`)).toBeInViewport();
  });

  test('leads to the assistant, which is asked about it', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    const section = page.getByRole('region', { name: 'Have Questions About Dog Parks?' });
    const first = await section.locator('li').getByRole('link').first().innerText();
    const asked = new URLSearchParams({ ask: first });
    await section.getByRole('link', { name: `Ask: ${first}` }).click();
    await expect(page).toHaveURL(`/#${asked}`);
    const box = page.getByLabel('Ask about HOA governance, bylaws, rules, or management');
    await expect(box).toHaveValue(first);
    await expect(page.getByRole('article', { name: 'Answer:' })).toBeInViewport();
  });

  test('on paper the heading of a letter stays with its letter', async ({ page }) => {
    await page.goto('/topic/violation-notices');
    await page.emulateMedia({ media: 'print' });
    const headings = page.locator('.article section:has(> blockquote) > h2');
    await expect(headings).not.toHaveCount(0);
    for (const heading of await headings.all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
  });

  test('prints as a hand-out without what paper cannot use', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1, name: 'Dog Parks' })).toBeVisible();
    await expect(page.getByText('HOA Education PortalAmenities Management')).toBeVisible();
    await expect(page.getByText(/^Reviewed/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await expect(
      page.getByText(/\/topic\/dog-parks · Information, not legal advice/),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Related Topics' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'In your state' })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(await page.locator('[data-term]').count());
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('scrolls to its top when it is entered', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    // A link that is pressed earlier is followed by the server.
    await untilAlive(page);
    await page.getByRole('heading', { name: 'Related Topics' }).scrollIntoViewIfNeeded();
    const related = page.getByRole('region', { name: 'Related Topics' });
    await related.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/dog-parks/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the contents are folded, open, and fold again at a choice', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    // Without the application a choice leads there, and the contents stay open.
    await untilAlive(page);
    await contents.locator('summary').press('Enter');
    await contents.getByRole('link', { name: 'Common mistakes' }).click();
    await expect(contents.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Common mistakes' })).toBeInViewport();
  });

  test('a wide table scrolls in its own box and the page does not', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    const table = page.getByRole('group', { name: /^Table: / });
    const hidden = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBeGreaterThan(0);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('a topic that nobody knows says so, names the nearest and stays out of search', async ({
  page,
}) => {
  const response = await page.goto('/topic/rooftop-beehives');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Rooftop Beehives | HOA Education Portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Rooftop Beehives' })).toBeVisible();
  const note = page.getByRole('complementary', { name: 'Not in the library yet' });
  await expect(note.getByRole('link').first()).toHaveAttribute('href', /^\/topic\//);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test.describe('a topic that fails', () => {
  test.use({ expectedComplaints: /404/ });

  test('shows the card with the message of the category card', async ({ page }) => {
    await page.goto('/topic/No_Such%20Topic');
    await expectNotFoundCard(page, 'Topic Not Found');
  });
});
