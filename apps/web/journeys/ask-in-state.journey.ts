import { expect, test } from '@playwright/test';
import { answerCard, ask, headline } from './assistant.fixture';

const QUESTION = 'Can the HOA fine me without a hearing?';

test('who chooses a state under an answer asks again for it', async ({ page }) => {
  await page.goto('/');
  await ask(page, QUESTION);
  const card = answerCard(page);
  await expect(card).not.toContainText('Asked for');
  const picker = page.getByRole('banner').getByLabel('Your state');
  await picker.selectOption('VA');
  await card.getByRole('button', { name: 'Ask again for Virginia' }).click();
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
