import type { Page } from '@playwright/test';
import {
  answerCard,
  answerQuestions,
  answerTitle,
  ask,
  box,
  earlier,
  FOLLOW_UP_BOX,
  headline,
  submit,
} from './assistant.fixture';
import { openHome, untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const QUESTION = 'What is a quorum?';
const ADDRESS = '/#ask=What+is+a+quorum%3F';

/** Counts the questions that travel, which are answered as ever. */
function countAsked(page: Page): { questions: number } {
  const asked = { questions: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/trpc/ask.')) asked.questions += 1;
  });
  return asked;
}

test('checking a source and coming back finds the answer as it was', async ({ page }) => {
  const asked = countAsked(page);
  await openHome(page);
  await ask(page, QUESTION);
  await expect(answerTitle(page)).toBeFocused();
  await expect(page).toHaveURL(ADDRESS);
  await expect(answerTitle(page)).toBeInViewport();
  const source = answerCard(page).getByRole('link', { name: '[1]' }).first();
  const place = () => source.evaluate((link) => link.getBoundingClientRect().top);
  await source.hover();
  const left = await place();
  await source.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
  await page.goBack();
  await expect(headline(page)).toHaveText(QUESTION);
  await expect(box(page)).toHaveValue(QUESTION);
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(5);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
  await page.goBack();
  await expect(answerCard(page)).toContainText('minimum number');
  expect(asked.questions).toBe(1);
});

test('a citation leads the keyboard to its section too', async ({ page }) => {
  await openHome(page);
  await ask(page, QUESTION);
  const source = answerCard(page).getByRole('link', { name: '[1]' }).first();
  await source.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/topic\/quorum-requirements#./);
  const { hash } = new URL(page.url());
  await expect(page.locator(hash)).toBeFocused();
  await expect(page.locator(hash)).toBeInViewport();
});

test('going back from a source that was folded away finds its fold open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  await ask(page, QUESTION);
  await expect(answerTitle(page)).toBeFocused();
  await answerCard(page).locator('summary', { hasText: 'Where this comes from' }).click();
  const source = answerCard(page)
    .getByRole('region', { name: 'Where this comes from' })
    .getByRole('link')
    .first();
  await source.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
  await page.goBack();
  await expect(source).toBeFocused();
  await expect(source).toBeInViewport();
});

test('the page of an answer is called after its question', async ({ page }) => {
  await openHome(page);
  await expect(page).toHaveTitle('HOA Education Portal');
  await ask(page, QUESTION);
  await expect(page).toHaveTitle('What is a quorum? | HOA Education Portal');
  await ask(page, `${QUESTION} And how many of the owners must come to a meeting of the board?`);
  await expect(page).toHaveTitle(
    'What is a quorum? And how many of the owners must come to a… | HOA Education Portal',
  );
  await page.goBack();
  await expect(page).toHaveTitle('What is a quorum? | HOA Education Portal');
  await page.goBack();
  await expect(page).toHaveTitle('HOA Education Portal');
});

test('a reload keeps the answer and what was asked before it', async ({ page }) => {
  await openHome(page);
  await ask(page, QUESTION);
  await expect(answerTitle(page)).toBeFocused();
  await page.getByLabel(FOLLOW_UP_BOX).fill('And at an annual meeting?');
  await page.getByLabel(FOLLOW_UP_BOX).press('Enter');
  await expect(headline(page)).toHaveText('And at an annual meeting?');
  await expect(answerTitle(page)).toBeFocused();
  const asked = countAsked(page);
  await page.reload();
  await expect(headline(page)).toHaveText('And at an annual meeting?');
  await expect(earlier(page)).toHaveText([QUESTION]);
  await earlier(page).click();
  await expect(page.getByRole('region', { name: 'Earlier in this conversation' })).toContainText(
    'minimum number',
  );
  expect(asked.questions).toBe(0);
});

test('an address that was sent to somebody asks its question there, for its state', async ({
  page,
}) => {
  const sent = await answerQuestions(page);
  await page.goto(`${ADDRESS}&state=VA`);
  await expect(headline(page)).toHaveText(QUESTION);
  await expect(answerTitle(page)).toBeInViewport();
  await expect(answerCard(page)).toContainText('Asked for Virginia.');
  await expect(
    answerCard(page).getByRole('link', { name: 'All our rules of Virginia law' }),
  ).toHaveAttribute('href', '/law/virginia');
  await expect(box(page)).toHaveValue(QUESTION);
  expect(sent).toMatchObject([{ 0: { question: QUESTION, state: 'VA' } }]);
});

test('nothing of a question is in the address of a page that is loaded', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  await openHome(page);
  await ask(page, 'My neighbour Zebulon parks on the lawn?');
  await expect(answerTitle(page)).toBeFocused();
  await page.reload();
  await expect(headline(page)).toHaveText('My neighbour Zebulon parks on the lawn?');
  expect(addresses.map((address) => address.split('#')[0])).toEqual(
    Array(2).fill(new URL('/', page.url()).href),
  );
});

test('Copy link copies the address of the answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerQuestions(page);
  await openHome(page);
  await ask(page, QUESTION);
  await answerCard(page).getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(new URL(ADDRESS, page.url()).href);
});

test('back and forward go through the answers, and back to none', async ({ page }) => {
  await answerQuestions(page);
  await openHome(page);
  await ask(page, QUESTION);
  await expect(headline(page)).toHaveText(QUESTION);
  await expect(answerTitle(page)).toBeFocused();
  await ask(page, 'What is a proxy?');
  await expect(headline(page)).toHaveText('What is a proxy?');
  await page.goBack();
  await expect(headline(page)).toHaveText(QUESTION);
  await expect(box(page)).toHaveValue(QUESTION);
  await page.goBack();
  await expect(headline(page)).toHaveCount(0);
  await page.goForward();
  await expect(headline(page)).toHaveText(QUESTION);
});

test('an old answer never stands under a new question', async ({ page }) => {
  await answerQuestions(page);
  await openHome(page);
  await ask(page, QUESTION);
  await expect(answerTitle(page)).toBeFocused();
  await page.unroute('**/trpc/ask.answer*');
  await page.route('**/trpc/ask.answer*', () => {});

  await box(page).fill('What is a proxy?');
  await expect(headline(page)).toHaveText(QUESTION);
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText('');
  await submit(page).click();
  await expect(headline(page)).toHaveText('What is a proxy?');
  await expect(answerCard(page)).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(
    'Looking through the library.',
  );
  await expect(earlier(page)).toHaveText([QUESTION]);
  // Who cancels is back where they were, with their words in the box.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(headline(page)).toHaveText(QUESTION);
  await expect(box(page)).toHaveValue('What is a proxy?');
});

test('New question begins a conversation of its own, in an empty box', async ({ page }) => {
  const sent = await answerQuestions(page);
  await openHome(page);
  await ask(page, QUESTION);
  await page.getByRole('button', { name: 'New question' }).click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeInViewport();
  await expect(answerCard(page)).toHaveCount(0);
  await ask(page, 'What is a proxy?');
  await expect(headline(page)).toHaveText('What is a proxy?');
  await expect(answerTitle(page)).toBeFocused();
  await expect(earlier(page)).toHaveCount(0);
  const ids = sent.map((body) => (body as { 0: { conversationId: string } })[0].conversationId);
  expect(new Set(ids).size).toBe(2);
});

test('where storage is blocked or holds something else, answers go on', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('answers-2', '[{"question":1},7,null]'));
  await page.goto(ADDRESS);
  await expect(answerTitle(page)).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.reload();
  await untilAlive(page);
  await expect(headline(page)).toHaveText(QUESTION);
  await answerCard(page).getByRole('link', { name: '[1]' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
  await page.goBack();
  await expect(headline(page)).toHaveText(QUESTION);
});

test('a question that people ask next is one press away, and answered outright', async ({
  page,
}) => {
  await openHome(page);
  await ask(page, 'Can the board fine me for my fence?');
  await expect(answerTitle(page)).toBeFocused();
  const next = answerCard(page).getByRole('navigation', { name: 'People ask next' });
  const question = (await next.getByRole('button').first().innerText()).trim();
  await next.getByRole('button').first().click();
  await expect(headline(page)).toHaveText(question);
  await expect(earlier(page)).toHaveCount(1);
  await expect(answerCard(page)).toContainText('Answered from');
});
