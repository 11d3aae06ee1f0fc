import { expect, test } from './portal.fixture';
import { active, box, openSearch } from './search.fixture';

test('the page of a state comes first for its name, letters and tools for theirs', async ({
  page,
}) => {
  await openSearch(page);
  for (const [words, first] of [
    ['florida', 'Florida Law on Associations'],
    ['california law', 'California Law on Associations'],
    ['hearing letter', 'Request for a hearing'],
    ['late fee calculator', 'Late Fees and Interest'],
    ['glossary', 'HOA Terminology Glossary'],
  ] as const) {
    await box(page).fill(words);
    await expect(active(page)).toContainText(first);
  }
  for (const misspelled of ['forclosure', 'lein']) {
    await box(page).fill(misspelled);
    await expect(page.getByRole('group', { name: 'Topics' })).toBeVisible();
    const topics = page.getByRole('group', { name: 'Topics' }).getByRole('option');
    await expect(topics.first()).toContainText(/Foreclosure|Assessment Liens/);
  }
});

test('short forms and acts are found by what people call them', async ({ page }) => {
  await openSearch(page);
  for (const [words, first] of [
    ['davis stirling', 'California: Davis-Stirling Common Interest Development Act'],
    ['chapter 209', 'Texas Residential Property Owners Protection Act'],
    ['str', 'Short Term Rentals'],
    ['acc', 'Architectural Review'],
    ['ev', 'Electric Vehicle Charging'],
    ['rofr', 'Prospective Buyer Guide'],
    ['i was fin', 'I was fined'],
  ] as const) {
    await box(page).fill(words);
    await expect(active(page)).toContainText(first);
  }
  await box(page).fill('parking');
  await expect(active(page)).toContainText('Parking Enforcement');
  await expect(page.getByRole('option', { name: 'Dog Parks' })).toHaveCount(0);
});

test('finds topics, sections and terms, with the words marked', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('quorum');
  const topics = page.getByRole('group', { name: 'Topics' });
  await expect(topics.getByRole('option', { name: /^Quorum Requirements/ })).toBeVisible();
  await expect(topics.locator('mark').first()).toHaveText(/quorum/i);
  await expect(page.getByRole('group', { name: 'In the articles' })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'HOA terms' }).getByRole('option', { name: /Quorum/ }),
  ).toBeVisible();
});

test('a rule of the state that is named, or was chosen, is found with its section', async ({
  page,
}) => {
  await openSearch(page);
  const law = page.getByRole('group', { name: 'State law' });
  await box(page).fill('fine cap');
  await expect(page.getByRole('group', { name: 'Topics' })).toBeVisible();
  await expect(law).toHaveCount(0);
  await box(page).fill('fine cap texas');
  await expect(active(page)).toContainText('Texas: Fine cap');
  await expect(active(page)).toContainText('Tex. Prop. Code §');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/law/texas#tx-fine-cap');
  await page.locator('header').getByLabel('Your state').selectOption('Virginia');
  await openSearch(page, '/topic/dog-parks');
  await box(page).fill('solar');
  await expect(law.getByRole('option').first()).toContainText('Virginia: Solar');
  await expect(active(page)).not.toContainText('Virginia');
});

test('the number of a section leads to its rule, and a misspelled beginning to its topic', async ({
  page,
}) => {
  await openSearch(page);
  await box(page).fill('720.305');
  await expect(active(page)).toContainText('Fla. Stat. § 720.305');
  await box(page).fill('archetec');
  await expect(active(page)).toContainText('Architectural Review');
  await box(page).fill('by-laws');
  await expect(active(page)).toContainText('Governing Documents');
  await box(page).fill('720.305');
  await expect(active(page)).toContainText('Fla. Stat. § 720.305');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/law\/florida#fl-/);
});

test('the site’s own tools are found, and what they are about', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('budget template');
  await expect(active(page)).toContainText('Budget Planning Template');
  const topics = page.getByRole('group', { name: 'Topics' });
  await expect(topics.getByRole('option').first()).toContainText('Annual Budgets');
  await box(page).fill('assessment wizard');
  await expect(active(page)).toContainText('Special Assessment Wizard');
});

test('a section leads to its place in the article', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('quorum');
  await page.getByRole('group', { name: 'In the articles' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/topic\/[a-z-]+#/);
  const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});
