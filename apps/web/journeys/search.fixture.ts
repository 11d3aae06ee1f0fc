import type { Page } from '@playwright/test';
import { expect } from './portal.fixture';

/** The dialog of the search. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the library' });
/** Its box. */
export const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');
/** The result that Enter opens. */
export const active = (page: Page) =>
  page.getByRole('dialog').getByRole('option', { selected: true });

/** The requests that search. */
export const SEARCH_CALL = /\/trpc\/search\.query/;
/** Those of them that search for these words. */
export const searchesFor =
  (words: string) =>
  ({ href }: URL): boolean =>
    SEARCH_CALL.test(href) && decodeURIComponent(href).includes(`"q":"${words}"`);

/** Opens the search over a page by its shortcut. */
export async function openSearch(page: Page, path = '/topic/dog-parks') {
  await page.goto(path);
  // A key pressed before the page is alive is lost; a person presses again.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}
