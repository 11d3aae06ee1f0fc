import { holdRequests } from './held-requests.fixture';
import { expect, test } from './portal.fixture';
import { active, box, dialog, openSearch, SEARCH_CALL, searchesFor } from './search.fixture';

test('the shortcut and the button open it in place, and Escape goes back', async ({ page }) => {
  await page.goto('/topic/dog-parks');
  const print = page.getByRole('button', { name: 'Print as a hand-out' });
  await print.focus();
  for (const shortcut of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(shortcut);
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL('/topic/dog-parks');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(print).toBeFocused();
  }
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('what is typed before the search has arrived stands in its box', async ({ page }) => {
  const arrive = await holdRequests(page, /search-dialog[^/]*\.js/);
  await page.goto('/topic/dog-parks');
  const launcher = page.getByRole('button', { name: 'Search' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(launcher).toHaveAttribute('aria-busy', 'true', { timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('liem');
  await page.keyboard.press('Backspace');
  arrive();
  await page.keyboard.type('n');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('lien');
  await expect(active(page)).toContainText('Lien');
});

test('the keyboard goes through everything that was found', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('quorum');
  await expect(page.getByRole('group', { name: 'HOA terms' })).toBeVisible();
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const count = await options.count();
  expect(count).toBeGreaterThan(3);

  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toContainText('Ask the assistant instead');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  const id = await options.nth(count - 1).getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');

  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/topic/quorum-requirements');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('says where to begin, and when nothing is found; the assistant is always there', async ({
  page,
}) => {
  await openSearch(page);
  await expect(dialog(page).getByText(/^Type what you would ask/)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0);
  await box(page).fill('zzzqqqxxx');
  await expect(dialog(page).getByText('Nothing found for zzzqqqxxx.')).toBeVisible();
  await expect(active(page)).toContainText('Ask the assistant instead');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#ask=zzzqqqxxx');
  await expect(
    page.getByLabel('Ask about HOA governance, bylaws, rules, or management'),
  ).toHaveValue('zzzqqqxxx');
});

test('asking the assistant works on the home page too', async ({ page }) => {
  await openSearch(page, '/');
  await box(page).fill('zzzqqqxxx');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Ask the assistant instead/ })
    .click();
  await expect(
    page.getByLabel('Ask about HOA governance, bylaws, rules, or management'),
  ).toHaveValue('zzzqqqxxx');
});

test('a slow answer to earlier words never replaces that to newer ones', async ({ page }) => {
  const arrive = await holdRequests(page, searchesFor('quorum'));
  await openSearch(page);
  await box(page).fill('quorum');
  await box(page).fill('fence');
  const topics = page.getByRole('group', { name: 'Topics' });
  await expect(topics.getByRole('option').first()).toContainText('Fence');
  arrive();
  await page.waitForTimeout(500);
  await expect(topics.getByRole('option').first()).toContainText('Fence');
  await expect(dialog(page).getByText('Quorum Requirements')).toHaveCount(0);
});

test('while words are looked up nothing is said of them, and other results give way', async ({
  page,
}) => {
  const arrive = await holdRequests(page, searchesFor('parking'));
  await openSearch(page);
  await box(page).fill('zzzqqqxxx');
  await expect(dialog(page).getByText('Nothing found for zzzqqqxxx.')).toBeVisible();
  await box(page).fill('parking');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching');
  await expect(dialog(page).getByText(/^Nothing found/)).toHaveCount(0);
  await box(page).fill('fence');
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(dialog(page).getByText(/^\d+ results$/)).toHaveCount(1);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await box(page).fill('parking');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(dialog(page).getByText(/^\d+ results?$/)).toHaveCount(0);
  await expect(list.getByRole('group', { name: 'Topics' })).toHaveCSS('opacity', '0.5');
  arrive();
  await expect(list.getByRole('option').first()).toContainText('Parking');
  await expect(list).toHaveAttribute('aria-busy', 'false');
});

test('what a key finds is said once, by a region that was there before', async ({ page }) => {
  await openSearch(page);
  await dialog(page)
    .getByRole('status')
    .evaluate((region) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  const list = page.getByRole('listbox', { name: 'Search results' });
  for (const typed of ['q', 'u', 'o', 'r']) {
    await box(page).pressSequentially(typed);
    await expect(list).toHaveAttribute('aria-busy', 'false');
  }
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
  expect(said.filter((text) => !/^\d+ results?$/.test(text))).toEqual([]);
  expect(said.length).toBeLessThanOrEqual(4);
});

test('Enter pressed before the answer opens the best of it', async ({ page }) => {
  const arrive = await holdRequests(page, searchesFor('quorum requirements'));
  await openSearch(page);
  await box(page).fill('quorum requirements');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page).toHaveURL('/topic/quorum-requirements');
});

test('what the arrows chose is what Enter opens, whatever arrives in between', async ({ page }) => {
  const arrive = await holdRequests(page, searchesFor('fence'));
  await openSearch(page);
  await box(page).fill('quorum');
  const topics = page.getByRole('group', { name: 'Topics' });
  await expect(topics.getByRole('option').first()).toContainText('Quorum');
  await box(page).fill('fence');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const answered = page.waitForResponse((response) => response.url().includes('fence'));
  arrive();
  await (await answered).finished();
  await expect(active(page)).toContainText('Quorum');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/topic/quorum-requirements');
});

test.describe('when the search fails', () => {
  test.use({ expectedComplaints: /503/ });

  test('it says so, tries again on request and offers the assistant', async ({ page }) => {
    await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 503 }));
    await openSearch(page);
    await box(page).fill('fence');
    await expect(dialog(page).getByRole('alert')).toContainText(
      'The search cannot be reached right now.',
    );
    await expect(page.getByRole('dialog').getByRole('option')).toHaveText([
      /Ask the assistant instead/,
    ]);
    await page.unroute(SEARCH_CALL);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Fence');
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('it fills the screen without leaving it', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill('quorum');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    const place = await dialog(page).boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(320);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(568);
  });
});
