import { expect, test } from '@playwright/test';
import { answerCard, ask, headline } from './assistant.fixture';

const QUESTION = 'Can the HOA fine me without a hearing?';

test('under an answer for every state its visitor chooses one, and asks again for it', async ({
  page,
}) => {
  await page.goto('/ask');
  await ask(page, QUESTION);
  const card = answerCard(page);
  await expect(card).not.toContainText('Asked for');
  await card.getByLabel('Your state').selectOption('Virginia');
  await card.getByRole('button', { name: 'Ask again for Virginia' }).click();
  await expect(card).toContainText('Asked for Virginia.');
  await expect(card).toContainText('In Virginia');
  await expect(headline(page)).toHaveText(QUESTION);
  await expect(card.getByLabel('Your state')).toHaveCount(0);

  // Another state in the header, and the same answer can be had for that one.
  await page.getByRole('banner').getByLabel('Your state').selectOption('Florida');
  await card.getByRole('button', { name: 'Ask again for Florida' }).click();
  await expect(card).toContainText('Asked for Florida.');
});

test('a question that names its state is not offered for another', async ({ page }) => {
  await page.goto('/ask');
  await ask(page, 'Can my HOA in Virginia fine me without a hearing?');
  await expect(answerCard(page)).toContainText('In Virginia');
  await page.getByRole('banner').getByLabel('Your state').selectOption('Florida');
  await expect(answerCard(page).getByLabel('Your state')).toHaveCount(0);
});
