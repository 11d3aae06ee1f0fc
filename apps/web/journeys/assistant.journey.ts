import { answerCard, answerQuestions, box, submit } from './assistant.fixture';
import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test('the section reads as the specification words it', async ({ page }) => {
  await openHome(page);
  const section = page.locator('#ask-ai');
  await expect(section.getByText('AI-Powered Assistant', { exact: true })).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Ask About Any HOA Topic' })).toBeVisible();
  await expect(
    section.getByText(
      'Get instant answers to your HOA questions or upload governing documents for specific guidance',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'General Questions' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(box(page)).toHaveAttribute('rows', '3');
  await expect(box(page)).toHaveAttribute('placeholder', /quorum/);
});

test('a question without words is refused beside the box until it is sent again', async ({
  page,
}) => {
  const sent = await answerQuestions(page);
  await openHome(page);
  await box(page).fill('   ');
  await submit(page).click();
  await expect(page.getByRole('alert').getByText('Please enter your question')).toBeVisible();
  await page.getByRole('tab', { name: 'Ask About Documents' }).click();
  await page.getByRole('tab', { name: 'General Questions' }).click();
  await expect(page.getByText('Please enter your question')).toHaveCount(0);

  await submit(page).click();
  await expect(page.getByText('Please enter your question')).toBeVisible();
  await box(page).fill('What is a quorum?');
  await submit(page).click();
  await expect(page.getByText('Please enter your question')).toHaveCount(0);
  await expect(answerCard(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('while it is pending the button says so, and Cancel gives the box back', async ({ page }) => {
  await page.route('**/trpc/ask.answer*', () => {});
  await openHome(page);
  await box(page).fill('What is a quorum?');
  await submit(page).click();
  const pending = page.getByRole('button', { name: 'Researching Answer...' });
  await expect(pending).toBeDisabled();
  await expect(page.getByTestId('answer-skeleton')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(submit(page)).toBeEnabled();
  await expect(box(page)).toHaveValue('What is a quorum?');
  await expect(box(page)).toBeFocused();
  await expect(page.getByText('Document Processing Error')).toHaveCount(0);
});

test('Shift and Enter make a new line, and an input method keeps its Enter', async ({ page }) => {
  const sent = await answerQuestions(page);
  await openHome(page);
  await box(page).fill('First line');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('second line');
  await expect(box(page)).toHaveValue('First line\nsecond line');
  await box(page).evaluate((element) => {
    const composing = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
    element.dispatchEvent(new KeyboardEvent('keydown', composing));
  });
  await box(page).evaluate((element) => {
    const older = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', older));
  });
  expect(sent).toHaveLength(0);
  await box(page).press('Enter');
  await expect(answerCard(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('every question of a page carries the same conversation and the fixed category', async ({
  page,
}) => {
  const sent = await answerQuestions(page);
  await openHome(page);
  for (const question of ['What is a quorum?', 'And for owners?']) {
    await box(page).fill(question);
    await submit(page).click();
    await expect(answerCard(page)).toContainText(question);
  }
  const [first, second] = sent.map(
    (body) => (body as Record<string, Record<string, unknown>>)['0'],
  );
  expect(first).toMatchObject({
    category: 'HOA',
    question: 'What is a quorum?',
    documentContext: false,
  });
  expect(first?.conversationId).toMatch(/^[A-Za-z0-9]+$/);
  expect(second?.conversationId).toBe(first?.conversationId);
});

test('asking about documents is to be seen and not to be used', async ({ page }) => {
  await openHome(page);
  await page.getByRole('tab', { name: 'Ask About Documents' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Ask About Documents' });
  await expect(panel.getByText('COMING SOON', { exact: true })).toBeVisible();
  await expect(
    panel.getByText('PDF, DOC, DOCX, or TXT up to 10MB each', { exact: true }),
  ).toBeVisible();
  await expect(panel.getByText(/drag and drop/i)).toBeVisible();
  await expect(
    panel.getByText('Document Upload Feature Coming Soon', { exact: true }),
  ).toBeVisible();
  await expect(panel.getByRole('textbox')).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Coming Soon', exact: true })).toBeDisabled();
  await expect(panel.locator('input[type=file]')).toHaveCount(0);
});
