import { contrast } from './contrast.fixture';
import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const UNAVAILABLE = [
  'Board Meeting Agenda Template',
  'Reserve Fund Calculator',
  'HOA Board Member Handbook',
  'Budget Planning Template',
  'Rules Enforcement Guide',
];

test('the resource library shows six resources with their kinds', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await openHome(page);
  const section = page.getByRole('region', { name: 'Additional HOA Resources' });
  await expect(
    section.getByText(
      'Access templates, checklists, and guides to help streamline your HOA management process.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(6);
  await expect(section.getByText('PDF • 2 pages', { exact: true })).toBeVisible();
  await expect(section.getByText('Download', { exact: true })).toHaveCount(5);
  await expect(section.getByText('Launch Tool', { exact: true })).toHaveCount(1);
  // Who would download is told beforehand.
  await expect(section.getByText('Coming soon', { exact: true })).toHaveCount(5);
  expect(calls.filter((url) => url.includes('/api/resources'))).toEqual([]);
});

test('what is still to come says so where it was clicked', async ({ page }) => {
  await openHome(page);
  for (const title of UNAVAILABLE) {
    await page.getByRole('link', { name: `Download ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
    await expect(
      dialog.getByText(`${title} will be available in a future update. Check back later!`, {
        exact: true,
      }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('what is still to come leads to what can be used now', async ({ page, request }) => {
  await openHome(page);
  const section = page.getByRole('region', { name: 'Additional HOA Resources' });
  const links = section.getByRole('link', { name: /^Use .+ now$/ });
  await expect(links).toHaveCount(UNAVAILABLE.length);
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
  await section
    .getByRole('article')
    .filter({ hasText: 'Reserve Fund Calculator' })
    .getByRole('link', { name: /^Use/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve Funding');
});

test('on a phone it does so too, beside the download', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const section = page.getByRole('region', { name: 'Additional HOA Resources' });
  for (const title of UNAVAILABLE) {
    const card = section.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('link')).toHaveText([/^Use .+ now$/, /^Download/]);
    // Both at once: parts of the page above them may still be laid out.
    const [use, download] = await card
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(use.height, title).toBeGreaterThanOrEqual(44);
    expect(use.right, title).toBeLessThan(download.left);
    expect(Math.abs(use.top + use.bottom - download.top - download.bottom), title).toBeLessThan(8);
  }
});

test('the wizard opens in a new tab and splits a cost', async ({ page, context, baseURL }) => {
  await openHome(page);
  const link = page.getByRole('link', { name: 'Launch Tool Special Assessment Wizard' });
  await expect(link).toHaveAttribute('href', `${baseURL}/tools/special-assessment`);
  const opened = context.waitForEvent('page');
  await link.click();
  const wizard = await opened;
  await wizard.getByLabel('Project cost').fill('300,000');
  await wizard.getByLabel('Reserves applied').fill('60000');
  await wizard.getByLabel('Number of homes').fill('80');
  const table = wizard.getByRole('region', { name: 'Amounts by home' });
  await expect(table.getByRole('row').nth(1)).toContainText('$3,000.00');

  // 3,000 at 6 percent over 24 months: 3000 * 0.005 / (1 - 1.005^-24) = 132.9618...
  await expect(table.getByRole('row').nth(1)).toContainText('$132.97');
  await wizard.getByText('Payment by payment').click();
  const schedule = wizard.getByRole('region', { name: /^Payment by payment/ }).getByRole('row');
  await expect(schedule).toHaveCount(25);
  await expect(schedule.last()).toContainText('$0.00');
  await expect(wizard.getByRole('region', { name: 'The notice' })).toContainText(
    '24 monthly payments of $132.97',
  );

  await wizard.getByLabel('Reserves applied').fill('400000');
  await expect(wizard.getByText('there is nothing to assess').first()).toBeVisible();
  await wizard.getByLabel('Reserves applied').fill('0');

  // 300,000 by shares of 1 and 2 among 100 homes of each kind: 1,000 and 2,000.
  await wizard.getByLabel('How the cost is split').selectOption('share');
  await wizard.getByRole('button', { name: 'Remove Three bedrooms' }).click();
  for (const [index, share] of ['1', '2'].entries()) {
    await wizard.getByLabel('Homes', { exact: true }).nth(index).fill('100');
    await wizard.getByLabel('Share each').nth(index).fill(share);
  }
  await wizard.getByLabel('How it is paid').selectOption('once');
  await expect(table.getByRole('row').nth(1)).toContainText('$1,000.00');
  await expect(table.getByRole('row').nth(2)).toContainText('$2,000.00');

  await wizard.getByRole('button', { name: 'Add a kind of home' }).click();
  await expect(wizard.getByLabel('Kind of home').nth(2)).toBeFocused();
  await expect(wizard.getByText('Please enter a whole number of homes').first()).toBeVisible();
});

test('the old address of the wizard leads to it', async ({ page }) => {
  await page.goto('/tools/special-assessment-wizard.html');
  await expect(page).toHaveURL(/\/tools\/special-assessment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Special Assessment Wizard');
});

test('the glossary finds terms in names, short forms and definitions, in any case', async ({
  page,
}) => {
  await openHome(page);
  const section = page.getByRole('region', { name: 'HOA Terminology Glossary' });
  const terms = section.getByRole('listitem');
  const search = section.getByPlaceholder('Search glossary terms...');
  await expect(terms).toHaveCount(22);
  await expect(
    section.getByRole('heading', { name: 'Architectural Review Committee (ARC)' }),
  ).toBeVisible();

  await search.fill('COVENANTS, conditions &');
  await expect(terms).toHaveCount(1);
  await expect(terms.getByRole('heading')).toHaveText('CC&Rs');
  await search.fill('pOoL hours');
  await expect(terms.getByRole('heading')).toHaveText('Rules and Regulations');

  await search.fill('zebra');
  await expect(
    section.getByText('No glossary terms found matching "zebra"', { exact: true }),
  ).toBeVisible();
  await section.getByRole('button', { name: 'Clear search' }).click();
  await expect(terms).toHaveCount(22);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});

test('a term says which articles use it and leads to the one about it', async ({ page }) => {
  await openHome(page);
  const section = page.getByRole('region', { name: 'HOA Terminology Glossary' });
  const quorum = section.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Quorum', exact: true }),
  });
  await quorum.getByRole('heading').click();
  await expect(
    quorum.getByText(/Used in \d+ articles, most of all in Quorum Requirements, .+ and /),
  ).toBeVisible();
  await quorum.getByRole('link', { name: 'Quorum Requirements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
});

test('a term is one line that opens, by pointer and by key', async ({ page }) => {
  await openHome(page);
  const lien = page
    .locator('#glossary')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: 'Lien', exact: true }),
    });
  const definition = lien
    .getByRole('paragraph')
    .filter({ hasText: 'A legal claim against a home' });
  await expect(definition).toBeHidden();
  const { height = 0 } = (await lien.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThan(60);
  const summary = lien.locator('summary');
  await summary.press('Enter');
  await expect(definition).toBeVisible();
  // The definition lies on the line, and the ring is around both.
  await expect(summary).toHaveCSS('outline-style', 'none');
  await expect(lien.locator('details')).toHaveCSS('outline-style', 'solid');
  await lien.getByRole('heading').click();
  await expect(definition).toBeHidden();
});

test('a letter leads to the first of its terms', async ({ page }) => {
  await openHome(page);
  const letters = page.getByRole('group', { name: 'Terms by their first letter' });
  await expect(letters.getByRole('link')).toHaveText([...'ABCDEFGLPQRSV']);
  await letters.getByRole('link', { name: 'R' }).click();
  await expect(page).toHaveURL('/#glossary-r');
  const first = page.locator('#glossary-r').getByRole('heading', { name: 'Resale Certificate' });
  await expect(first).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Documents the association provides for a home sale').last(),
  ).toBeVisible();
});

test('what few terms are found for a search is read at once', async ({ page }) => {
  await openHome(page);
  const section = page.getByRole('region', { name: 'HOA Terminology Glossary' });
  await section.getByPlaceholder('Search glossary terms...').fill('pool hours');
  await expect(section.getByRole('status')).toHaveText('1 term');
  await expect(section.getByText(/^Used in \d+ articles/)).toBeVisible();
  await expect(section.getByRole('link', { name: 'R', exact: true })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the search box of the glossary stands out from its surroundings', async ({ page }) => {
      await openHome(page);
      const box = page.getByPlaceholder('Search glossary terms...');
      const placeholder = await contrast(box, { of: 'color', pseudo: '::placeholder' });
      expect(placeholder).toBeGreaterThanOrEqual(4.5);
      expect(await contrast(box, { of: 'border-top-color' })).toBeGreaterThanOrEqual(3);
    });
  });
}
