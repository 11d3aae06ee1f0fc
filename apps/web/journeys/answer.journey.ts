import {
  ANSWER,
  answerCard,
  answerQuestions,
  answerTitle,
  ask,
  box,
  headline,
  submit,
} from './assistant.fixture';
import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test('a question from the library is answered with its sources', async ({ page }) => {
  await openHome(page);
  await box(page).fill('What is a quorum?');
  await box(page).press('Enter');
  await expect(answerCard(page)).toContainText(/quorum/i);
  await expect(answerCard(page).getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeFocused();
  await expect(box(page)).toHaveValue('What is a quorum?');
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
  await expect(page.getByRole('button', { name: 'Copy with sources' })).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('A quorum is the minimum that must be present.');
  expect(copied).toMatch(
    /1\. Quorum Requirements: In short\s+http:\/\/.*\/topic\/quorum-requirements#in-short/,
  );
});

test('an answer in view is put on paper and nothing else, by Print and by the browser', async ({
  page,
}) => {
  const toBrowser = (name: string) =>
    page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
  // A dialog of the browser would stop everything else.
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.setAttribute('data-printed', '');
    };
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
  await toBrowser('afterprint');
  await expect(page.getByRole('heading', { name: 'Comprehensive HOA Knowledge' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(answerCard(page)).not.toBeInViewport();
  await toBrowser('beforeprint');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Ask About Any HOA Topic' })).toBeVisible();
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
  await expect
    .poll(() => judged)
    .toEqual([{ answerId: ANSWER.answerId, helpful: false, reason: 'too-vague' }]);

  await page.getByRole('button', { name: 'What should I know about proxy voting?' }).click();
  await expect(box(page)).toHaveValue('What should I know about proxy voting?');
  await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('the status of an answer is seen, and nothing is promised under another question', async ({
  page,
}) => {
  await answerQuestions(page);
  await openHome(page);
  const outcome = page.locator('#ask-ai').getByRole('tabpanel').getByRole('status');
  await box(page).fill('What is a quorum?');
  await submit(page).click();
  await expect(answerCard(page)).toContainText('Answered from 1 article');
  await expect(outcome).toHaveText('Answered from 1 article.');
  // The heading that takes the keyboard says so too: it is heard once.
  await expect(outcome).toHaveAttribute('aria-live', 'off');
  await box(page).fill('What is a proxy?');
  await expect(outcome).toHaveText('');
});

test('an answer to a part says what is missing', async ({ page }) => {
  await answerQuestions(page, { ...ANSWER, status: 'partial', missing: ['drones', 'beehives'] });
  await openHome(page);
  await box(page).fill('Drones, beehives and a quorum?');
  await submit(page).click();
  await expect(answerCard(page)).toContainText('Partly covered: nothing on drones or beehives');
  await expect(page.getByText('Your answer is ready below.')).toHaveCount(0);
});

test('what the library does not cover is not called an answer, and offers nothing to copy', async ({
  page,
}) => {
  await openHome(page);
  await box(page).fill('Which wine goes with salmon?');
  await submit(page).click();
  await expect(answerCard(page)).toContainText('Not in the library');
  await expect(page.getByText('The library does not cover this.').first()).toBeVisible();
  await expect(page.getByText('Your answer is ready below.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy with sources' })).toHaveCount(0);
});

test('an answer has its question as headline, and focus hears question and status in order', async ({
  page,
}) => {
  await openHome(page);
  await ask(page, 'What is a quorum?');
  await expect(headline(page)).toHaveText('What is a quorum?');
  await expect(answerTitle(page)).toHaveAccessibleDescription(
    /^What is a quorum\? Answered from \d articles?$/,
  );
  const lead = answerCard(page).locator('[data-part="lead"] p');
  await expect(lead).toHaveCSS('font-size', '20px');
  await expect(answerCard(page).getByRole('heading', { name: 'Where to look' })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [question, most] of [
    ['What is a quorum?', 1_100],
    // The longest of the glossary's terms, and of twenty procedures.
    ['What is a board of directors?', 1_100],
    ['How do I ask for association records?', 2_000],
    ['How do I call a special meeting?', 2_000],
  ] as const) {
    test(`"${question}" takes at most ${most} pixels`, async ({ page }) => {
      await openHome(page);
      await ask(page, question);
      await expect(answerTitle(page)).toBeFocused();
      const card = await answerCard(page).boundingBox();
      expect(card?.height).toBeLessThanOrEqual(most);
      const sources = answerCard(page).getByRole('region', { name: 'Where this comes from' });
      await expect(sources.locator('summary')).toHaveText(/\d passages?$/);
      await expect(sources.getByRole('link')).toHaveCount(0);
      await sources.locator('summary').click();
      await expect(sources.getByRole('link', { name: /: / }).first()).toBeVisible();
    });
  }
});

test('sources stand as notes in the margin where there is room, and repeat no words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await answerQuestions(page);
  await openHome(page);
  await ask(page, 'What is a quorum?');
  const source = answerCard(page).getByRole('link', { name: 'Quorum Requirements: In short' });
  const words = answerCard(page).getByText(/^A quorum is the minimum/);
  await expect(source).toBeVisible();
  await expect(words).toHaveCount(1);
  const [note, lead] = [await source.boundingBox(), await words.boundingBox()];
  expect(note?.x).toBeGreaterThan((lead?.x ?? 0) + (lead?.width ?? 0));
});

test('a question in Spanish has everything around its answer in Spanish, and English marked', async ({
  page,
}) => {
  await openHome(page);
  await ask(page, '¿Pueden multarme sin una audiencia?');
  const card = answerCard(page);
  await expect(card).toHaveAttribute('lang', 'es');
  await expect(page.locator('#answer-status')).toHaveText(/^Respondida (?:a partir|en parte)/);
  await expect(card).toContainText('¿Le ha servido?');
  await expect(card.getByText('Answer:')).toHaveAttribute('lang', 'en');
  await expect(card.locator('[data-part] span[lang="en"]').first()).toHaveText(/\w+ \w+/);
});

test("a state's law leads with whose it is and the date of its text", async ({ page }) => {
  await openHome(page);
  await ask(page, 'How much can my HOA fine me in Virginia?');
  const law = answerCard(page).locator('[data-part="law"]');
  await expect(law).toContainText(/^Virginia: /);
  await expect(law).toContainText(/Va\. Code § [\d.-]+.*text of [A-Z][a-z]+ (\d+, )?20\d\d/);
  await expect(answerCard(page)).toContainText(/Answered from Virginia law/);
});

test('a question that is not covered gets a picture, the nearest topics and a word of how to ask', async ({
  page,
}) => {
  await openHome(page);
  await ask(page, 'Which car is best for a family with a dog?');
  await expect(answerCard(page).locator('img[src$="/not-covered.svg"]')).toBeVisible();
  await expect(answerCard(page).locator('[data-part="nearest"]').getByRole('link')).toHaveCount(3);
  await expect(answerCard(page).getByText(/^Name the matter/)).toBeVisible();
  await expect(answerCard(page).getByRole('button', { name: 'Print' })).toHaveCount(0);
});

test('a question that is not covered asks back, and a click on what was meant is answered', async ({
  page,
}) => {
  const meant = 'What is a quorum?';
  await page.route('**/trpc/ask.answer*', async (route) => {
    if (route.request().postData()?.includes(meant)) return route.continue();
    const none = { sources: [], decidedBy: [], related: [], status: 'not-covered', next: [meant] };
    await route.fulfill({ json: [{ result: { data: { ...ANSWER, ...none } } }] });
  });
  await openHome(page);
  await box(page).fill('tell me about the thing with the votes');
  await submit(page).click();
  const asksBack = page.getByRole('region', { name: 'Did you mean one of these?' });
  await asksBack.getByRole('button', { name: meant }).click();
  await expect(headline(page)).toHaveText(meant);
  await expect(answerCard(page)).toContainText(/quorum/i);
});
