import {
  answerQuestions,
  answerTitle,
  ask,
  box,
  FOLLOW_UP_BOX,
  headline,
} from './assistant.fixture';
import { openHome, untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test('back and forward about the answers, the keyboard is where it was, and in view', async ({
  page,
}) => {
  await answerQuestions(page);
  await openHome(page);
  await ask(page, 'What is a quorum?');
  await expect(answerTitle(page)).toBeFocused();
  const again = page.getByRole('button', { name: 'New question' });
  await again.click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toBeInViewport();

  await page.goBack();
  await expect(headline(page)).toHaveText('What is a quorum?');
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport();
  await page.goForward();
  await expect(headline(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Get Answer' })).toBeFocused();
});

test('back to the choice of a state, the keyboard is on its button, and forward on the heading', async ({
  page,
}) => {
  await page.goto('/law');
  await untilAlive(page);
  await page.getByRole('main').getByRole('combobox').selectOption('VA');
  const show = page.getByRole('button', { name: 'Show its law' });
  await show.click();
  const heading = page.getByRole('heading', { level: 1, name: /^Virginia/ });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(show).toBeFocused();
  await page.goForward();
  await expect(heading).toBeFocused();
});

test('who goes back while they write keeps the keyboard where the words are', async ({ page }) => {
  await answerQuestions(page);
  await openHome(page);
  await ask(page, 'What is a quorum?');
  await expect(answerTitle(page)).toBeFocused();
  const followUp = page.getByLabel(FOLLOW_UP_BOX);
  await followUp.fill('And who counts it?');
  await followUp.press('Enter');
  await expect(headline(page)).toHaveText('And who counts it?');
  await expect(answerTitle(page)).toBeFocused();
  await page.goBack();
  await expect(headline(page)).toHaveText('What is a quorum?');
  await expect(followUp).toBeFocused();
});

test('a way to a part of the page leads the keyboard on, and not back', async ({ page }) => {
  await page.goto('/law');
  await untilAlive(page);
  const way = page.getByRole('link', { name: 'Compare all states on one question' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#law-questions$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#law-questions ~ * a').first()).toBeFocused();
});
