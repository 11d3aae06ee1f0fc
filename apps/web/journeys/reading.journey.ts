import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const PATH = '/topic/governing-documents?reading=violation-notice';

test.describe('a reading path', () => {
  test('leads from a situation through its articles, step by step, to a question', async ({
    page,
  }) => {
    await page.goto('/topic/violation-notices?reading=violation-notice');
    const path = page.getByRole('navigation', { name: 'I got a violation notice' });
    await expect(path).toContainText('Step 1 of 5');
    await path.getByRole('link', { name: 'Next: Governing Documents' }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Governing Documents');
    await expect(path).toContainText('Step 2 of 5 · Next: Violation Fines');
    await expect(path.locator('[aria-current="step"]')).toHaveText('Governing Documents');
    await path.getByRole('link', { name: 'Dispute Resolution', exact: true }).click();
    await expect(path).toContainText('Step 5 of 5');
    await expect(path.getByRole('link', { name: /^Ask: Can the HOA fine me/ })).toBeVisible();
  });

  test('is not there for who comes another way, nor for a situation nobody knows', async ({
    page,
  }) => {
    await page.goto('/topic/governing-documents');
    await expect(page.getByText(/^Step \d/)).toHaveCount(0);
    await page.goto('/topic/dog-parks?reading=violation-notice');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dog Parks');
    await expect(page.getByText(/^Step \d/)).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is in the address, and leads on', async ({ page }) => {
      await page.goto(PATH);
      await page.getByRole('link', { name: 'Next: Violation Fines' }).click();
      await expect(page).toHaveURL('/topic/violation-fines?reading=violation-notice');
      await expect(page.getByText('Step 3 of 5')).toBeVisible();
    });
  });
});

test('a category is read under three or four subheads, each card with its reading time', async ({
  page,
}) => {
  await page.goto('/category/legal-compliance');
  const topics = page.getByRole('region', { name: 'Topics in Legal Compliance' });
  await expect(topics.getByRole('heading', { level: 3 })).toHaveText([
    'What the rules rest on',
    'Enforcement and disputes',
    'Fair housing and owners’ rights',
    'How a home may be used',
  ]);
  await expect(topics.getByRole('heading', { level: 4 })).toHaveCount(20);
  await expect(topics.getByText(/^\d+ min read$/)).toHaveCount(20);
});

test('a heading is a link to itself, which a press copies and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/topic/annual-budgets?state=TX');
  const heading = page.getByRole('heading', { name: 'Common mistakes in budget season' });
  const link = heading.getByRole('link');
  await expect(link).toHaveAttribute('href', '#common-mistakes-in-budget-season');
  await link.click();
  await expect(page).toHaveURL(/#common-mistakes-in-budget-season$/);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/topic\/annual-budgets#common-mistakes-in-budget-season$/);
});

test('a heading that becomes a link breaks no line anew', async ({ page }) => {
  // Among them widths at which some heading just fits its line.
  for (const width of [1264, 1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/topic/reserve-funds');
    await expect(page.locator('.article h2 a').last()).toBeAttached();
    const grown = await page.locator('.article :is(h2, h3)[id]').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const { height } = heading.getBoundingClientRect();
        const link = heading.querySelector('a');
        if (link === null) return [`no link: ${heading.id}`];
        heading.replaceChildren(...link.cloneNode(true).childNodes);
        const bare = heading.getBoundingClientRect().height;
        heading.replaceChildren(link);
        return Math.abs(height - bare) > 1 ? [heading.id] : [];
      }),
    );
    expect(grown, `at ${width} pixels`).toEqual([]);
  }
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('links of headings, steps and the way on are 44 pixels high', async ({ page }) => {
    await page.goto('/topic/annual-budgets?reading=new-director');
    const heading = page.locator('.article h2 a').nth(1);
    await expect(heading).toBeVisible();
    const reach = await heading.evaluate((link) => {
      const { left, bottom, top } = link.getBoundingClientRect();
      const hits = (y: number) => document.elementFromPoint(left + 20, y) === link;
      link.scrollIntoView({ block: 'center' });
      const box = link.getBoundingClientRect();
      let height = 0;
      for (let y = box.top - 30; y < box.bottom + 30; y += 1) if (hits(y)) height += 1;
      return Math.max(height, bottom - top);
    });
    expect(reach).toBeGreaterThanOrEqual(44);
    const path = page.getByRole('navigation', { name: 'I just joined the board' });
    const links = path.getByRole('link');
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('figures stand at the right, and a total stands out', async ({ page }) => {
  await page.goto('/topic/annual-budgets');
  const row = page.locator('.article tr', { hasText: 'Total needed' });
  await expect(row.getByRole('cell').last()).toHaveCSS('text-align', 'end');
  await expect(row.getByRole('cell').last()).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await expect(row.getByRole('cell').first()).toHaveCSS('font-weight', '700');
});

test('an article offers the templates and tools that it calls for', async ({ page }) => {
  await page.goto('/topic/annual-budgets');
  await expect(page.getByRole('heading', { name: 'Templates and tools' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Special Assessment Wizard' })).toHaveAttribute(
    'href',
    '/tools/special-assessment',
  );
  await expect(page.getByText('Budget Planning Template')).toBeVisible();
});

test('alternatives to search for are quoted one by one', async ({ page }) => {
  await page.goto('/topic/violation-notices');
  const entry = page.getByText('Rules and regulations', { exact: true }).locator('..');
  await expect(entry.locator('q')).toHaveText(['Enforcement policy', 'Violations and fines']);
});

test('a topic that nobody knows borrows no picture and no neighbours', async ({ page }) => {
  await page.goto('/topic/chicken-coop-zoning');
  const note = page.getByRole('complementary', { name: 'Not in the library yet' });
  const nearest = await note.getByRole('link').allInnerTexts();
  const related = page.getByRole('region', { name: 'Related Topics' });
  await expect(related.getByRole('link')).toHaveText(nearest);
  await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', /hero\.svg$/);
  await expect(page.getByText(/What (?:mistakes|should)/)).toHaveCount(0);
});

for (const path of ['/topic/annual-budgets?reading=new-director', '/law/texas']) {
  test(`${path} has no more than twelve landmarks`, async ({ page }) => {
    await page.goto(path);
    await untilAlive(page);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const landmarks = nodes
      .filter(({ ignored, role, name }) => {
        const kind = String(role?.value);
        const isNamed = Boolean(name?.value);
        const always = /^(?:banner|navigation|main|complementary|contentinfo|search)$/.test(kind);
        return !ignored && (always || (isNamed && /^(?:region|form)$/.test(kind)));
      })
      .map(({ role, name }) => `${role?.value} ${name?.value}`);
    expect(landmarks.length, landmarks.join(', ')).toBeLessThanOrEqual(12);
  });
}

test.describe('a page that is not there', () => {
  test.use({ expectedComplaints: /404/ });

  test('has a box to search with', async ({ page }) => {
    await page.goto('/no/such/page');
    const box = page.getByRole('main').getByLabel('Search the library');
    await box.fill('quorum');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=quorum');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
