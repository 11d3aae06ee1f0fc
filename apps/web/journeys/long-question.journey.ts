import { answerCard, answerQuestions, ask } from './assistant.fixture';
import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test('a long question is folded to whole lines, and unfolded on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerQuestions(page);
  await openHome(page);
  const letter = 'My neighbor has kept a boat in the shared driveway since the spring. '.repeat(12);
  await ask(page, `${letter}What is a quorum?`);
  const question = page.locator('#answer-question');
  const more = answerCard(page).getByRole('button', { name: 'Show the whole question' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const [height, line] = await question.evaluate((text) => [
    text.clientHeight,
    Number.parseFloat(getComputedStyle(text).lineHeight),
  ]);
  expect(Number(height) / Number(line)).toBeCloseTo(4, 1);
  await expect(question).not.toHaveCSS('overflow-y', 'auto');
  await expect(answerCard(page).locator('[data-part="lead"]')).toBeInViewport();

  await more.click();
  const less = answerCard(page).getByRole('button', { name: 'Show less of the question' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await question.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  await less.click();
  await expect(more).toBeVisible();
});

test('a question that is seen whole has nothing to unfold', async ({ page }) => {
  await answerQuestions(page);
  await openHome(page);
  await ask(page, 'What is a quorum?');
  await expect(answerCard(page).locator('[data-part="lead"]')).toBeVisible();
  await expect(answerCard(page).getByRole('button', { name: /the question/ })).toHaveCount(0);
});
