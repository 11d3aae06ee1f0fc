import { expect, test } from './portal.fixture';

test('a link to a schema of the API shows its fields, which are folded away otherwise', async ({
  page,
}) => {
  await page.goto('/api/docs');
  const fields = page.getByRole('region', { name: 'Fields of Category', exact: true });
  await expect(fields).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Category', exact: true }).first().click();
  await expect(page).toHaveURL(/#schema-Category$/);
  await expect(fields).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Fields of Topic', exact: true })).toBeHidden();
});
