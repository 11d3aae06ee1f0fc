import type { Page } from '@playwright/test';
import { hangs, refuses } from '../../server/src/testing/fake-behaviours.ts';
import { openHome, QUESTION_BOX } from './home-page.fixture';
import { expect, test, writeInTurn } from './provider.fixture';

// One portal for the file: a second worker would start another.
test.describe.configure({ mode: 'default' });

const QUESTION = 'What is a quorum, and what happens at an annual meeting without one?';
const COMPOSING = 'From the library, while a fuller answer is being written and checked.';
const FROM_LIBRARY = 'Written by our editors, from the sources named here.';

const card = (page: Page) => page.getByRole('article', { name: 'Answer:' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' });

async function ask(page: Page): Promise<void> {
  await openHome(page);
  await page.getByLabel(QUESTION_BOX).fill(QUESTION);
  await page.getByRole('button', { name: 'Get Answer' }).click();
}

/** Nothing is under way any more, and nothing speaks of a failure. */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Get Answer' })).toBeEnabled();
  await expect(stop(page)).toHaveCount(0);
  await expect(card(page).getByText(COMPOSING)).toHaveCount(0);
  await expect(page.getByText('Document Processing Error')).toHaveCount(0);
  await expect(page.getByLabel(QUESTION_BOX)).toHaveValue(QUESTION);
}

test.beforeEach(({ portal }) => {
  portal.fake.calls.length = 0;
});

test('the library answers at once, then checked blocks follow one after another', async ({
  page,
  portal,
}) => {
  const writing = writeInTurn(portal);
  await ask(page);
  await expect(card(page).getByText(COMPOSING)).toBeVisible();
  await expect(card(page).getByText(FROM_LIBRARY)).toBeVisible();
  await expect(card(page)).toContainText('A quorum is');
  await expect.poll(() => portal.fake.calls.length).toBe(1);
  const [first = '', second = ''] = writing.blocks();
  const text = card(page).locator('[data-status] > div').first();

  writing.goOn();
  await expect(card(page).getByText('Written by AI from the passages named')).toBeVisible();
  await expect(text).toContainText(first);
  await expect(text).not.toContainText(second);
  await expect(stop(page)).toBeVisible();

  writing.goOn();
  await expect(text).toContainText(second);
  writing.goOn();
  await expectAtRest(page);
  await expect(text).toContainText(first);
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeFocused();
});

test('Stop before the first word reaches the provider, and the library answer stays', async ({
  page,
  portal,
}) => {
  portal.fake.behave(hangs);
  await ask(page);
  await expect.poll(() => portal.fake.calls.length).toBe(1);
  await expect(card(page).getByText(COMPOSING)).toBeVisible();
  await stop(page).click();
  await expect.poll(() => portal.fake.calls[0]?.hungUp).toBe(true);
  await expectAtRest(page);
  await expect(card(page).getByText(FROM_LIBRARY)).toBeVisible();
});

test('Stop in the middle reaches the provider, and what was shown stays', async ({
  page,
  portal,
}) => {
  const writing = writeInTurn(portal);
  await ask(page);
  await expect.poll(() => portal.fake.calls.length).toBe(1);
  const [first = ''] = writing.blocks();
  writing.goOn();
  await expect(card(page).getByText('Written by AI from the passages named')).toBeVisible();
  await stop(page).click();
  await expect.poll(() => portal.fake.calls[0]?.hungUp).toBe(true);
  await expectAtRest(page);
  await expect(card(page)).toContainText(first);
});

test('a provider that refuses leaves the library answer, with a word of why', async ({
  page,
  portal,
}) => {
  portal.fake.behave(refuses(401));
  await ask(page);
  await expect(
    card(page).getByText(
      'The AI service did not accept our request, so this answer comes straight from the library.',
    ),
  ).toBeVisible();
  await expectAtRest(page);
  await expect(card(page)).toContainText('A quorum is');
  await expect(card(page)).not.toContainText('secret detail');
});
