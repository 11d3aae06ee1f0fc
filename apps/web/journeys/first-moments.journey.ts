import type { Page } from '@playwright/test';
import { ask } from './assistant.fixture';
import { holdApplication } from './held-requests.fixture';
import { untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test('a question typed and sent before the application runs is answered on the same page', async ({
  page,
}) => {
  const letGo = await holdApplication(page);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const box = page.getByLabel('Ask about HOA governance, bylaws, rules, or management');
  await box.fill('What is a quorum?');
  await box.press('Enter');
  letGo();
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  await expect(box).toHaveValue('What is a quorum?');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('words typed early into the glossary search are searched for', async ({ page }) => {
  const letGo = await holdApplication(page);
  await page.goto('/');
  await page.getByLabel('Search glossary terms').fill('quorum');
  letGo();
  await expect(page.locator('#glossary').getByRole('status')).toHaveText(/^\d terms?$/);
});

test('a press is answered at once, and done when the application runs', async ({ page }) => {
  const letGo = await holdApplication(page);
  await page.goto('/');
  const first = page.locator('#featured [aria-current="true"]');
  const shown = await first.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Next topic' }).click();
  await expect(page.getByText('One moment…')).toBeVisible();
  letGo();
  await expect(page.getByText('One moment…')).toHaveCount(0);
  await expect(first).not.toHaveAttribute('aria-label', shown ?? '');
});

test.describe('on a page that is not there', () => {
  test.use({ expectedComplaints: /404/ });

  test('a search sent early by Enter is made', async ({ page }) => {
    const letGo = await holdApplication(page);
    await page.goto('/no/such/page');
    const box = page.getByRole('main').getByLabel('Search the library');
    await box.fill('quorum');
    await box.press('Enter');
    letGo();
    await expect(page).toHaveURL('/search?q=quorum');
  });
});

test('more topics asked for early open the page of their category', async ({ page }) => {
  await holdApplication(page);
  await page.goto('/');
  await page.getByRole('link', { name: '+15 more topics...' }).first().dispatchEvent('click');
  await expect(page).toHaveURL('/category/board-management');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board Management');
});

test('a link pressed early says that it opens, and is followed without waiting', async ({
  page,
}) => {
  await holdApplication(page);
  await page.goto('/category/legal-compliance');
  const link = page.getByRole('main').getByRole('link', { name: 'Violation Fines' });
  // Kept by the browser: the page is gone before anybody could be told.
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const status = document.querySelector('[role="status"]')?.textContent ?? '';
      sessionStorage.setItem('status when pressed', status);
    });
  });
  await link.dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violation Fines');
  expect(await page.evaluate(() => sessionStorage.getItem('status when pressed'))).toBe('Opening…');
});

test('the search opens by its button and by its shortcut, pressed early', async ({ page }) => {
  let letGo = await holdApplication(page);
  await page.goto('/topic/dog-parks');
  await page.getByRole('button', { name: 'Search', exact: false }).first().click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Search the library' })).toBeVisible();

  letGo = await holdApplication(page);
  await page.reload();
  await page.keyboard.press('Control+k');
  letGo();
  await expect(page.getByRole('dialog', { name: 'Search the library' })).toBeVisible();
});

test('a word that the pointer already rests on is explained', async ({ page }) => {
  const letGo = await holdApplication(page);
  await page.goto('/topic/quorum-requirements');
  await page.locator('[data-term]').first().hover();
  letGo();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('a word that was pressed early is explained', async ({ page }) => {
  const letGo = await holdApplication(page);
  await page.goto('/topic/quorum-requirements');
  await page.locator('[data-term]').first().click();
  await page.mouse.move(0, 0);
  letGo();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('contents that were unfolded early stay unfolded', async ({ page }) => {
    const letGo = await holdApplication(page);
    await page.goto('/topic/dog-parks');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.locator('summary').press('Enter');
    await expect(contents.getByRole('link').first()).toBeVisible();
    letGo();
    await untilAlive(page);
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
});

test('the keyboard skips to the content before the application runs', async ({ page }) => {
  await holdApplication(page);
  await page.goto('/category/legal-compliance');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toBeFocused();
});

/** How the browser treats a section far below. */
const glossaryVisibility = (page: Page) =>
  page.locator('#glossary').evaluate((section) => getComputedStyle(section).contentVisibility);

test('what is far below is laid out once the application runs', async ({ page }) => {
  const letGo = await holdApplication(page);
  await page.goto('/');
  expect(await glossaryVisibility(page)).toBe('auto');
  letGo();
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
  expect(await glossaryVisibility(page)).toBe('visible');
  await expect(page.locator('main [style*="content-visibility"]')).toHaveCount(0);
});

test('who comes to a section, or back to a place, has the whole page laid out', async ({
  page,
}) => {
  await holdApplication(page);
  await page.goto('/#glossary');
  expect(await glossaryVisibility(page)).toBe('visible');
  await page.goto('/');
  await page.reload();
  expect(await glossaryVisibility(page)).toBe('visible');
});

test.describe('when code cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to load resource|dynamically imported module/ });

  test('links and the question form work as those of any page', async ({ page }) => {
    await page.route(/\/assets\/entry-client-.*\.js$/, (route) => route.abort());
    await page.goto('/category/board-management');
    await page.getByRole('main').getByRole('link', { name: 'Quorum Requirements' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
    await page.goto('/');
    await ask(page, 'What is a quorum?');
    await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  });

  test('the code of a page that a new build has replaced is asked of the server', async ({
    page,
  }) => {
    await page.goto('/category/board-management');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.route(/\/assets\/topic-page-.*\.js$/, (route) => route.abort(), { times: 3 });
    await page.getByRole('main').getByRole('link', { name: 'Quorum Requirements' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
  });
});

test('resting on a link fetches its page, and the click needs no other request', async ({
  page,
}) => {
  await page.goto('/topic/quorum-requirements');
  const link = page.getByRole('region', { name: 'Related Topics' }).getByRole('link').first();
  const fetched = page.waitForResponse(/\/trpc\/.*topics\.related/);
  await link.hover();
  await fetched;
  // What the application fetches by itself when it is idle has come too.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(requests.filter((path) => !path.startsWith('/illustrations/'))).toEqual([]);
});

test('a link that the pointer rests on before the application runs is fetched when it does', async ({
  page,
}) => {
  const letGo = await holdApplication(page);
  await page.goto('/topic/quorum-requirements');
  const link = page.getByRole('region', { name: 'Related Topics' }).getByRole('link').first();
  await link.hover();
  const fetched = page.waitForResponse(/\/trpc\/.*topics\.related/);
  letGo();
  await fetched;
});

test('words typed early after the search was opened stand in its box', async ({ page }) => {
  for (const open of ['by its shortcut', 'by its button']) {
    const letGo = await holdApplication(page);
    await page.goto('/topic/dog-parks');
    if (open === 'by its shortcut') await page.keyboard.press('Control+k');
    else await page.getByRole('button', { name: 'Search', exact: false }).first().click();
    await page.keyboard.type('fens');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ce ');
    letGo();
    await page.keyboard.type('color');
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect(box, open).toBeFocused();
    await expect(box, open).toHaveValue('fence color');
    expect(await page.evaluate(() => scrollY), open).toBe(0);
  }
});
