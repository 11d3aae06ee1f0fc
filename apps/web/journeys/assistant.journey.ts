import type { Page } from '@playwright/test';
import { alterCalls, brokenCall, openHome, QUESTION_BOX, stopClock } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const ANSWER = {
  response:
    '<p>A quorum is the minimum that must be present. <a href="/topic/quorum-requirements">[1]</a></p>',
  sources: [
    {
      slug: 'quorum-requirements',
      title: 'Quorum Requirements',
      heading: 'In short',
      url: '/topic/quorum-requirements#in-short',
      quote: 'A quorum is the minimum that must be present.',
    },
  ],
  status: 'answered',
  mode: 'library',
  decidedBy: [{ document: 'bylaws', heading: 'Quorum' }],
  related: [{ id: 10, slug: 'proxy-voting', title: 'Proxy Voting' }],
  answerId: '0b9f8b0e-5a51-4f3e-9f57-0a4c64c0a111',
};

const box = (page: Page) => page.getByLabel(QUESTION_BOX);
const submit = (page: Page) => page.getByRole('button', { name: 'Get Answer' });
const answerCard = (page: Page) => page.getByRole('article', { name: 'Answer:' });

/** Answers every question with the given answer, and gives the bodies that were sent. */
async function answerQuestions(page: Page, answer: object = ANSWER): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/trpc/ask.answer*', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: [{ result: { data: answer } }] });
  });
  return sent;
}

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

test('a question from the library is answered with its sources', async ({ page }) => {
  await openHome(page);
  await box(page).fill('What is a quorum?');
  await box(page).press('Enter');
  await expect(answerCard(page)).toContainText(/quorum/i);
  await expect(answerCard(page).getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeFocused();
  await expect(box(page)).toHaveValue('What is a quorum?');
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

test('an answer is copied with its sources, also where the clipboard is blocked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked by the frame'));
  });
  await answerQuestions(page);
  await openHome(page);
  await box(page).fill('What is a quorum?');
  await submit(page).click();
  await page.getByRole('button', { name: 'Copy with sources' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('A quorum is the minimum that must be present.');
  expect(copied).toMatch(
    /1\. Quorum Requirements: In short\s+http:\/\/.*\/topic\/quorum-requirements#in-short/,
  );
});

test('Print puts the answer on paper and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await answerQuestions(page);
  await openHome(page);
  await box(page).fill('What is a quorum?');
  await submit(page).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(answerCard(page)).toBeVisible();
  await expect(answerCard(page).getByText('Quorum Requirements: In short')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Comprehensive HOA Knowledge' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ask About Any HOA Topic' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Comprehensive HOA Knowledge' })).toBeVisible();
});

test('an answer is judged once, with a reason, and leads on', async ({ page }) => {
  const judged: unknown[] = [];
  const sent = await answerQuestions(page);
  await page.route('**/trpc/ask.feedback*', async (route) => {
    judged.push(route.request().postDataJSON()['0']);
    await route.fulfill({ json: [{ result: { data: { recorded: true } } }] });
  });
  await openHome(page);
  await box(page).fill('What is a quorum?');
  await submit(page).click();
  await page
    .getByRole('group', { name: 'Was this helpful?' })
    .getByRole('button', { name: 'No' })
    .click();
  await page.getByRole('button', { name: 'Too vague' }).click();
  await expect(page.getByText('Thank you. It helps the editors.')).toBeFocused();
  expect(judged).toEqual([{ answerId: ANSWER.answerId, helpful: false, reason: 'too-vague' }]);

  await page.getByRole('button', { name: 'What should I know about proxy voting?' }).click();
  await expect(box(page)).toHaveValue('What should I know about proxy voting?');
  await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a question that waits from another page fills the box and gets the keyboard', async ({
  page,
}) => {
  await page.goto('/topic/quorum-requirements');
  await page.evaluate(() => {
    sessionStorage.setItem('prefilledQuestion', 'How do I count proxies?');
    sessionStorage.setItem('scrollToSection', 'ask-ai');
  });
  await openHome(page);
  await expect(box(page)).toHaveValue('How do I count proxies?');
  await expect(box(page)).toBeFocused();
});

test.describe('when a question cannot be answered', () => {
  test.use({ expectedComplaints: /Failed to load resource|The question was not answered/ });

  test('a toast says so for six seconds, tips stand in the answer area, the question stays', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/trpc/ask.answer*', (route) =>
      route.fulfill({ status: 500, json: [brokenCall()] }),
    );
    await openHome(page);
    await box(page).fill('What is a quorum?');
    await submit(page).click();
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Document Processing Error')).toBeVisible();
    await stopClock(page);
    await expect(
      toast.getByText(
        'The document is too large or complex. Try using a smaller document or asking about a specific section.',
      ),
    ).toBeVisible();
    for (const tip of [
      /under 20MB/,
      /smaller document/,
      /Crop large bylaws PDFs/,
      /specific article, section or exhibit/,
    ]) {
      await expect(answerCard(page).getByText(tip)).toBeVisible();
    }
    await expect(box(page)).toHaveValue('What is a quorum?');
    await expect(submit(page)).toBeEnabled();
    await page.clock.runFor(2_000);
    await expect(toast.getByText('Document Processing Error')).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(page.getByText('Document Processing Error')).toHaveCount(0);
  });

  test('a message that speaks of size is shown itself', async ({ page }) => {
    await alterCalls(page, (procedure, answer) =>
      procedure === 'ask.answer' ? brokenCall('The request is too large.') : answer,
    );
    await openHome(page);
    await box(page).fill('What is a quorum?');
    await submit(page).click();
    await expect(
      page
        .getByText(
          'The request is too large. Try using a smaller document or asking about a specific section.',
        )
        .first(),
    ).toBeVisible();
  });

  test('a request that the network swallows ends by itself', async ({ page }) => {
    await page.clock.install();
    await page.route('**/trpc/ask.answer*', () => {});
    await openHome(page);
    await box(page).fill('What is a quorum?');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Researching Answer...' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(submit(page)).toBeEnabled();
    await page.unroute('**/trpc/ask.answer*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(answerCard(page)).toContainText('quorum');
  });
});
