import type { Page } from '@playwright/test';
import { holdRequests } from './held-requests.fixture';
import { openHome, QUESTION_BOX } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const box = (page: Page) => page.getByLabel(QUESTION_BOX);
const list = (page: Page) => page.getByRole('listbox', { name: 'Questions the library answers' });
const options = (page: Page) => list(page).getByRole('option');
const answer = (page: Page) => page.getByRole('article', { name: 'Answer:' });
const TYPED = 'how many people make a quo';
const SUGGESTED = 'How many people make a quorum?';

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the keyboard alone chooses a question while one is typed, which asks it', async ({
      page,
    }) => {
      await openHome(page);
      await box(page).pressSequentially(TYPED);
      await expect(options(page).first()).toContainText(SUGGESTED);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      const id = await options(page).first().getAttribute('id');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
      await page.keyboard.press('Enter');
      await expect(list(page)).toHaveCount(0);
      await expect(box(page)).toHaveValue(SUGGESTED);
      await expect(answer(page)).toContainText(SUGGESTED);
    });

    test('the list covers what is below and moves nothing', async ({ page }) => {
      await openHome(page);
      await box(page).scrollIntoViewIfNeeded();
      const button = page.getByRole('button', { name: 'Get Answer' });
      const before = await button.boundingBox();
      await box(page).pressSequentially(TYPED);
      await expect(options(page).first()).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
      const place = await list(page).boundingBox();
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
      // The list changes as long as an answer to an earlier key may come, and an option that goes
      // between being found and being measured has no height: then all are measured again.
      const lowest = () =>
        options(page).evaluateAll((all) =>
          Math.min(...all.map((option) => option.getBoundingClientRect().height)),
        );
      await expect(options(page).first()).toContainText(SUGGESTED);
      await expect.poll(lowest).toBeGreaterThanOrEqual(44);
    });
  });
}

test('what the arrows chose is what Enter asks, whatever arrives in between', async ({ page }) => {
  const arrive = await holdRequests(page, /\/trpc\/questions\.suggest.*parking/);
  await openHome(page);
  await box(page).fill(TYPED);
  await expect(options(page).first()).toContainText(SUGGESTED);
  await box(page).fill('parking fine');
  await page.keyboard.press('ArrowDown');
  const answered = page.waitForResponse((response) => response.url().includes('parking'));
  arrive();
  await (await answered).finished();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(SUGGESTED);
  await expect(answer(page)).toContainText(SUGGESTED);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a suggestion is tapped, and asked', async ({ page }) => {
    await openHome(page);
    await box(page).tap();
    // At once: a list that still changes may do so under the finger.
    await box(page).fill('parkng fine');
    const first = options(page).first();
    await expect(first).toContainText(/parking/i);
    const question = await first.locator('span').first().innerText();
    await first.tap();
    await expect(box(page)).toHaveValue(question);
    await expect(answer(page)).toContainText(question);
  });
});

test('without a choice Enter asks what was typed, Shift and Enter make a line, Escape closes', async ({
  page,
}) => {
  await openHome(page);
  await box(page).pressSequentially('what is a quorum');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('what is a quorum');
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(box(page)).toHaveValue('what is a quorum?\n');
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('what is a quorum?');
  await expect(list(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('what is a quorum?');
});

test('leaving the box closes the list', async ({ page }) => {
  await openHome(page);
  await box(page).pressSequentially(TYPED);
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
  // The choice of a state stands between the box and its button.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get Answer' })).toBeFocused();
});

test('the search offers questions with their answers, each leading to its section', async ({
  page,
}) => {
  await page.goto('/search?q=how+many+people+make+a+quorum');
  const questions = page.getByRole('region', { name: 'Questions with an answer' });
  const question = questions.getByRole('link', { name: SUGGESTED });
  await expect(questions).toContainText('Quorum Requirements');
  await question.click();
  await expect(page).toHaveURL(/\/topic\/quorum-requirements#/);
  const anchor = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test.describe('when suggestions cannot be had', () => {
  test.use({ expectedComplaints: /503/ });

  test('a question is asked as ever', async ({ page }) => {
    await page.route(/\/trpc\/questions\.suggest/, (route) => route.fulfill({ status: 503 }));
    await openHome(page);
    await box(page).pressSequentially('what is a quorum');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('what is a quorum');
  });
});
