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

test('the wizard opens in a new tab and splits a cost', async ({ page, context, baseURL }) => {
  await openHome(page);
  const link = page.getByRole('link', { name: 'Launch Tool Special Assessment Wizard' });
  await expect(link).toHaveAttribute('href', `${baseURL}/tools/special-assessment-wizard.html`);
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
  const schedule = wizard.getByRole('region', { name: 'Payment schedule' }).getByRole('row');
  await expect(schedule).toHaveCount(25);
  await expect(schedule.last()).toContainText('$0.00');
  await expect(wizard.getByRole('region', { name: 'The notice' })).toContainText(
    '24 monthly payments of $132.97',
  );

  await wizard.getByLabel('Reserves applied').fill('400000');
  await expect(wizard.getByText('there is nothing to assess')).toBeVisible();
  await wizard.getByLabel('Reserves applied').fill('0');

  // 300,000 by shares of 1 and 2 among 100 homes of each kind: 1,000 and 2,000.
  await wizard.getByLabel('By share').check();
  await wizard.getByRole('button', { name: 'Remove Three bedrooms' }).click();
  for (const [index, share] of ['1', '2'].entries()) {
    await wizard.getByLabel('Homes', { exact: true }).nth(index).fill('100');
    await wizard.getByLabel('Share each').nth(index).fill(share);
  }
  await wizard.getByLabel('One payment').check();
  await expect(table.getByRole('row').nth(1)).toContainText('$1,000.00');
  await expect(table.getByRole('row').nth(2)).toContainText('$2,000.00');

  await wizard.getByRole('button', { name: 'Add a kind of home' }).click();
  await expect(wizard.getByLabel('Kind of home').nth(2)).toBeFocused();
  await expect(wizard.getByText('Each line needs a whole number of homes')).toBeVisible();
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
  await expect(quorum.getByText(/Used in \d+ articles: Quorum Requirements, /)).toBeVisible();
  await quorum.getByRole('link', { name: 'Quorum Requirements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
});
