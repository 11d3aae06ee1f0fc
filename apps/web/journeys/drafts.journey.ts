import type { Page } from '@playwright/test';
import {
  answerCard,
  answerQuestions,
  answerTitle,
  ask,
  box,
  FOLLOW_UP_BOX,
  HERO_BOX,
  headline,
} from './assistant.fixture';
import { brokenCall, openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const DRAFT = 'My neighbor built a shed without asking, and';
const SAMPLE = 'Who fixes a leak between two units?';
const FOLLOW_UP = 'And at an annual meeting?';

const followUp = (page: Page) => page.getByLabel(FOLLOW_UP_BOX);

/** Opens the home page with an answer on it; what is asked from then on is not answered. */
async function openAnswer(page: Page): Promise<void> {
  await answerQuestions(page);
  await openHome(page);
  await ask(page, 'What is a quorum?');
  await expect(answerTitle(page)).toBeFocused();
  await page.unroute('**/trpc/ask.answer*');
  await page.route('**/trpc/ask.answer*', () => {});
}

test('a question that is clicked leaves what is being written in the box', async ({ page }) => {
  await answerQuestions(page);
  await openHome(page);
  await box(page).fill(DRAFT);
  await page.getByRole('button', { name: SAMPLE }).click();
  await expect(headline(page)).toHaveText(SAMPLE);
  await expect(answerTitle(page)).toBeVisible();
  await expect(box(page)).toHaveValue(DRAFT);

  const situation = page.getByRole('navigation', { name: 'Common situations' }).getByRole('link');
  await situation.first().click();
  await expect(headline(page)).not.toHaveText(SAMPLE);
  await expect(answerTitle(page)).toBeVisible();
  await expect(page.getByLabel(HERO_BOX)).toHaveValue(DRAFT);

  await page.getByRole('button', { name: 'New question' }).click();
  await expect(headline(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue(DRAFT);
});

test('both boxes keep what is being written while a related question is answered', async ({
  page,
}) => {
  await answerQuestions(page);
  await openHome(page);
  await ask(page, 'What is a quorum?');
  await box(page).fill(DRAFT);
  await followUp(page).fill(FOLLOW_UP);
  const related = 'What should I know about proxy voting?';
  await page.getByRole('button', { name: related }).click();
  await expect(headline(page)).toHaveText(related);
  await expect(followUp(page)).toHaveValue(FOLLOW_UP);
  await expect(box(page)).toHaveValue(DRAFT);
});

test('Cancel and Back give the words again of which a suggestion took the place', async ({
  page,
}) => {
  const typed = 'how many people make a quo';
  const suggested = 'How many people make a quorum?';
  const choose = async () => {
    await page.getByRole('option', { name: suggested }).click();
    await expect(headline(page)).toHaveText(suggested);
    await expect(box(page)).toHaveValue(suggested);
  };
  await openAnswer(page);
  await box(page).fill(typed);
  await choose();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(headline(page)).toHaveText('What is a quorum?');
  await expect(box(page)).toHaveValue(typed);
  await expect(box(page)).toBeFocused();

  await page.unroute('**/trpc/ask.answer*');
  await box(page).press('End');
  await box(page).press('r');
  await choose();
  await expect(answerTitle(page)).toBeVisible();
  await page.goBack();
  await expect(headline(page)).toHaveText('What is a quorum?');
  await expect(box(page)).toHaveValue(`${typed}r`);
});

test('a follow-up that is cancelled is in its box again', async ({ page }) => {
  await openAnswer(page);
  await box(page).fill(DRAFT);
  await followUp(page).fill(FOLLOW_UP);
  await followUp(page).press('Enter');
  await expect(headline(page)).toHaveText(FOLLOW_UP);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(headline(page)).toHaveText('What is a quorum?');
  await expect(followUp(page)).toHaveValue(FOLLOW_UP);
  await expect(followUp(page)).toBeFocused();
  await expect(followUp(page)).toBeInViewport();
  await expect(box(page)).toHaveValue(DRAFT);
});

test.describe('when a follow-up is not answered', () => {
  test.use({ expectedComplaints: /Failed to load resource|The question was not answered/ });

  test('it stays in its box until it is', async ({ page }) => {
    await openAnswer(page);
    await page.route('**/trpc/ask.answer*', (route) =>
      route.fulfill({ status: 500, json: [brokenCall()] }),
    );
    await box(page).fill(DRAFT);
    await followUp(page).fill(FOLLOW_UP);
    await followUp(page).press('Enter');
    await expect(answerCard(page)).toContainText('Your question is kept here.');
    await expect(headline(page)).toHaveText(FOLLOW_UP);
    await page.goBack();
    await expect(followUp(page)).toHaveValue(FOLLOW_UP);

    await page.unroute('**/trpc/ask.answer*');
    await page.goForward();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(answerCard(page)).toContainText(/Answered from|Partly covered/);
    await expect(followUp(page)).toHaveValue('');
    await expect(box(page)).toHaveValue(DRAFT);
  });
});
