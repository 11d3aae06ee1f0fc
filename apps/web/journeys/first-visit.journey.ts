import { expect, test } from './portal.fixture';

test('a visitor goes from the home page to a category, an article and a cited answer', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('HOA Education Portal');
  await page.getByRole('main').getByRole('link', { name: 'Board Management', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Board Management' })).toBeVisible();
  await page.getByRole('link', { name: 'Quorum Requirements' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Quorum Requirements' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
  await expect(page).toHaveTitle('Quorum Requirements | HOA Education Portal');

  await page.goto('/');
  const question = page.getByLabel('Ask about HOA governance, bylaws, rules, or management');
  await question.fill('What is a quorum?');
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Quorum Requirements: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/topic\/quorum-requirements#/);
});
