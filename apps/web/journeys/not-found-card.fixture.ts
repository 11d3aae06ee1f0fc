import type { Page } from '@playwright/test';
import { expect } from './portal.fixture';

/** The card of a category or topic that is not there: its title, its message and its way home. */
export async function expectNotFoundCard(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} | HOA Education Portal`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(
    page.getByText(
      'The requested category could not be found. It may have been removed or you might have followed an invalid link.',
      { exact: true },
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
}
