import { holdRequests } from './held-requests.fixture';
import { openHome, stopClock, untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const ANCHORS = [
  ['Ask AI Assistant', 'ask-ai'],
  ['Featured Topics', 'featured'],
  ['Education Categories', 'categories'],
  ['Resource Library', 'resources'],
  ['HOA Terminology', 'glossary'],
] as const;

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
  const letGo = await holdRequests(page, '**/trpc/**');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'HOA Terminology' })
    .click();
  await expect(page.locator('#glossary')).toBeFocused();
  const heightBefore = await page.evaluate(() => document.body.scrollHeight);
  letGo();
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
