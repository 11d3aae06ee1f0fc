import { expect, test } from '@playwright/test';
import { answerCard, answerTitle, ask, headline } from './assistant.fixture';

const QUESTION = 'Can the HOA fine me without a hearing?';

test('who chooses a state under an answer asks again for it', async ({ page }) => {
  await page.goto('/');
  await ask(page, QUESTION);
  const card = answerCard(page);
  await expect(card).not.toContainText('Asked for');
  const picker = page.getByRole('banner').getByLabel('Your state');
  await picker.selectOption('VA');
  const again = card.getByRole('button', { name: 'Ask again for Virginia' });
  // In sight of who sees what became of the question.
  const status = await card.getByText(/^Answered from/).boundingBox();
  const offer = await again.boundingBox();
  expect((offer?.y ?? 0) - (status?.y ?? 0)).toBeGreaterThan(0);
  expect((offer?.y ?? 0) - (status?.y ?? 0)).toBeLessThan(80);
  await again.click();
  await expect(card).toContainText('Asked for Virginia.');
  await expect(headline(page)).toHaveText(QUESTION);
  await expect(card.getByRole('button', { name: /^Ask again for/ })).toHaveCount(0);
});

test('a question that names its state is not offered for another', async ({ page }) => {
  await page.goto('/');
  await ask(page, 'Can my HOA in Virginia fine me without a hearing?');
  await expect(answerCard(page)).toContainText('In Virginia');
  await page.getByRole('banner').getByLabel('Your state').selectOption('FL');
  await expect(answerCard(page).getByRole('button', { name: /^Ask again for/ })).toHaveCount(0);
});

test('an answer that turns on the law of a state has the choice of one, and is asked again for it', async ({
  page,
}) => {
  await page.goto('/');
  await ask(page, QUESTION);
  const card = answerCard(page);
  const choice = card.getByLabel('Rules differ by state:');
  await choice.focus();
  await choice.selectOption('Virginia');
  await expect(choice).toBeFocused();
  await expect(page.getByRole('banner').getByLabel('Your state')).toHaveValue('VA');
  await card.getByRole('button', { name: 'Ask again for Virginia' }).click();
  await expect(card).toContainText('Asked for Virginia.');
  await expect(choice).toHaveCount(0);
});

test('no state is offered for an answer that turns on none, or where one is chosen', async ({
  page,
}) => {
  await page.goto('/');
  const choice = answerCard(page).getByLabel('Rules differ by state:');
  await ask(page, 'can i bring guests to the pool');
  await expect(answerTitle(page)).toBeFocused();
  await expect(choice).toHaveCount(0);
  await page.getByRole('banner').getByLabel('Your state').selectOption('VA');
  await page.goto('/');
  await ask(page, QUESTION);
  await expect(answerCard(page)).toContainText('Asked for Virginia.');
  await expect(choice).toHaveCount(0);
});
