import type { Page } from '@playwright/test';
import {
  alterCalls,
  brokenCall,
  openHome,
  proceduresOf,
  stopClock,
  untilAlive,
} from './home-page.fixture';
import { expect, test } from './portal.fixture';

const ANCHORS = [
  ['Ask AI Assistant', 'ask-ai'],
  ['Featured Topics', 'featured'],
  ['Education Categories', 'categories'],
  ['Resource Library', 'resources'],
  ['HOA Terminology', 'glossary'],
] as const;

function card(page: Page, category: string) {
  return page
    .locator('#categories article')
    .filter({ has: page.getByRole('heading', { name: category }) });
}

test('the home page has its parts in the order of the specification', async ({ page }) => {
  await openHome(page);
  await expect(page).toHaveTitle('HOA Education Portal');
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  const parts = headings.filter((text) => text !== 'In short');
  const expected = [
    'Featured Topics',
    'Ask About Any HOA Topic',
    'Comprehensive HOA Knowledge',
    'Additional HOA Resources',
    'HOA Terminology Glossary',
    'Professional HOA management services, when volunteers need a hand',
    'What brings you here?',
  ];
  expect(parts.filter((text) => expected.includes(text))).toEqual(expected);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a header link on the home page scrolls to its section and takes the keyboard there', async ({
  page,
}) => {
  await openHome(page);
  for (const [label, id] of ANCHORS) {
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: label })
      .click();
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(120);
  }
});

test('a header link on another page goes to the section of the home page half a second after', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/topic/quorum-requirements');
  await untilAlive(page);
  await stopClock(page);
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'HOA Terminology' })
    .click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('scrollToSection')))
    .toBeNull();
  await page.clock.runFor(400);
  await expect(page.locator('#glossary')).not.toBeFocused();
  await page.clock.runFor(200);
  await expect(page.locator('#glossary')).toBeFocused();
  await page.clock.resume();
  await expect(page.locator('#glossary')).toBeInViewport();
});

test('a section stays where a link led although what stands above it loads late', async ({
  page,
}) => {
  await page.goto('/topic/quorum-requirements');
  await untilAlive(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'HOA Terminology' })
    .click();
  await expect(page.locator('#glossary')).toBeFocused();
  const heightBefore = await page.evaluate(() => document.body.scrollHeight);
  release();
  await expect(page.locator('#categories article')).toHaveCount(6);
  await expect
    .poll(() => page.evaluate(() => document.body.scrollHeight))
    .toBeGreaterThan(heightBefore);
  await expect
    .poll(() =>
      page.locator('#glossary').evaluate((section) => section.getBoundingClientRect().top),
    )
    .toBeLessThan(120);
  await expect(page.locator('#glossary')).toBeInViewport();
});

test('a section that was asked for is found after a whole page load too', async ({ page }) => {
  await page.goto('/topic/quorum-requirements');
  await page.evaluate(() => sessionStorage.setItem('scrollToSection', 'resources'));
  await openHome(page);
  await expect(page.locator('#resources')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('scrollToSection'))).toBeNull();
});

test('a category card lists five topics by title, and the others on request', async ({ page }) => {
  await openHome(page);
  await expect(page.locator('#categories article')).toHaveCount(6);
  const board = card(page, 'Board Management');
  const topics = board.getByRole('listitem');
  await expect(topics).toHaveCount(5);
  const more = board.getByRole('button', { name: '+15 more topics...' });
  await more.click();
  await expect(topics).toHaveCount(20);
  const titles = await topics.allTextContents();
  expect(titles).toEqual(titles.toSorted((left, right) => left.localeCompare(right, 'en')));
  await board.getByRole('button', { name: 'Show fewer topics' }).click();
  await expect(topics).toHaveCount(5);
  await board.getByRole('link', { name: 'Board Management' }).click();
  await expect(page).toHaveURL('/category/board-management');
});

test('the categories are fetched on both timers while the page is on screen', async ({ page }) => {
  await page.clock.install();
  const fetches: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/trpc/') && proceduresOf(url).includes('categories.list')) fetches.push(url);
  });
  await openHome(page);
  await expect.poll(() => fetches.length).toBeGreaterThan(0);
  await stopClock(page);

  const board = card(page, 'Board Management');
  await board.getByRole('button', { name: '+15 more topics...' }).click();
  const toggle = board.getByRole('button', { name: 'Show fewer topics' });
  await expect(toggle).toBeFocused();

  fetches.length = 0;
  for (let second = 0; second < 12; second += 1) {
    await page.clock.runFor(998);
    // The call leaves with the next tick, and its answer is taken in with the one after.
    await page.clock.runFor(1);
    await page.waitForTimeout(150);
    await page.clock.runFor(1);
  }
  // Up to twelve of the one timer and four of the other; those that fall together, or on an answer
  // that is still on its way, count once.
  expect(fetches.length).toBeGreaterThanOrEqual(8);
  expect(fetches.length).toBeLessThanOrEqual(16);
  await expect(toggle).toBeFocused();
  await expect(board.getByRole('listitem')).toHaveCount(20);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  // A call that was made before leaves now.
  await page.clock.runFor(1);
  fetches.length = 0;
  await page.clock.runFor(10_000);
  expect(fetches).toEqual([]);
});

test('while they load there are six skeletons, and a card without topics says so', async ({
  page,
}) => {
  await page.goto('/topic/quorum-requirements');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('link', { name: 'HOA Education Portal' }).first().click();
  await expect(page.locator('#categories').getByTestId('skeleton-card')).toHaveCount(6);
  await expect(page.locator('#featured').getByTestId('skeleton-card').first()).toBeVisible();
  release();
  await expect(page.locator('#categories article')).toHaveCount(6);

  await alterCalls(page, (procedure, answer) => {
    if (procedure !== 'categories.list') return answer;
    const categories = answer.result?.data as { topics: unknown[] }[];
    return { result: { data: categories.map((category) => ({ ...category, topics: [] })) } };
  });
  await expect(page.getByText('Loading topics...')).toHaveCount(6);
});

test.describe('when something cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to load resource|Featured content/ });

  test('a failed refetch keeps the categories on the page', async ({ page }) => {
    await openHome(page);
    await page.route('**/trpc/**', (route) => route.abort());
    await page.waitForTimeout(2_500);
    await expect(page.locator('#categories article')).toHaveCount(6);
    await expect(page.getByText('Failed to fetch categories')).toHaveCount(0);
  });

  test('without its lists the page that the server wrote says so, and recovers by itself', async ({
    page,
  }) => {
    await page.route('**/trpc/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Failed to fetch categories')).toBeVisible();
    await page.unroute('**/trpc/**');
    await expect(page.locator('#categories article')).toHaveCount(6);
    await expect(page.getByRole('button', { name: /^Show topic/ })).toHaveCount(6);
  });

  test('a first fetch that fails says so, and the page recovers by itself', async ({ page }) => {
    await page.goto('/topic/quorum-requirements');
    let isBroken = true;
    await alterCalls(page, (procedure, answer) =>
      isBroken && procedure === 'categories.list' ? brokenCall() : answer,
    );
    await page.getByRole('link', { name: 'HOA Education Portal' }).first().click();
    await expect(page.getByText('Failed to fetch categories')).toBeVisible();
    isBroken = false;
    await expect(page.locator('#categories article')).toHaveCount(6);
  });

  test('a picture that cannot be loaded gives way to the fallback', async ({ page }) => {
    await page.route(/\/illustrations\/(hero|board-management)\.svg/, (route) => route.abort());
    await openHome(page);
    await card(page, 'Board Management').scrollIntoViewIfNeeded();
    await expect(card(page, 'Board Management').locator('img')).toHaveAttribute('src', /fallback/);
    await expect(page.locator('section[aria-labelledby=hero-title] img')).toHaveAttribute(
      'src',
      /fallback/,
    );
  });
});

test('the banner leads to the article about management companies', async ({ page }) => {
  await openHome(page);
  const banner = page.locator('section').filter({
    has: page.getByRole('heading', { name: /Professional HOA management services/ }),
  });
  await banner.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Management Companies' })).toBeVisible();
});

test('a situation leads to reading in order, and asks its question at a click', async ({
  page,
}) => {
  await openHome(page);
  await expect(page.locator('#situations article')).toHaveCount(6);
  const situation = page.getByRole('article', { name: 'I got a violation notice' });
  await expect(situation.getByRole('listitem')).toHaveCount(0);
  await situation.getByRole('heading', { name: 'I got a violation notice' }).click();
  await expect(situation.getByRole('listitem').getByRole('link')).toHaveText([
    'Violation Notices',
    'Governing Documents',
    'Violation Fines',
    'Selective Enforcement',
    'Dispute Resolution',
  ]);
  await situation.getByRole('link', { name: /^Ask/ }).click();
  const box = page.getByRole('textbox', { name: /Ask about HOA governance/ });
  await expect(box).toHaveValue('Can the HOA fine me without notice or a hearing?');
  const answer = page.getByRole('heading', { name: 'Answer:' });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
});

test('an address that carries a question fills the box without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/?question=What%20is%20a%20quorum%3F');
  await expect(page.getByRole('textbox', { name: /Ask about HOA governance/ })).toHaveValue(
    'What is a quorum?',
  );
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  await context.close();
});
