import type { Locator, Page } from '@playwright/test';
import { answerQuestions, answerTitle, box, HERO_BOX, headline } from './assistant.fixture';
import { openHome, untilAlive } from './home-page.fixture';
import { expect, test } from './portal.fixture';

/** Every place that offers a question, and what a visitor does there. */
const GESTURES: readonly [string, (page: Page) => Promise<void>, string][] = [
  [
    'a situation at the top of the page',
    (page) => page.getByRole('link', { name: 'I got a violation notice' }).click(),
    'Can the HOA fine me without notice or a hearing?',
  ],
  [
    'a situation at its end',
    async (page) => {
      await page.locator('#situations summary').nth(1).click();
      await page.locator('#situations').getByRole('link', { name: /^Ask/ }).click();
    },
    'Do owners have to vote on a special assessment?',
  ],
  [
    'what people often ask',
    (page) => page.getByRole('button', { name: 'What happens when there is no quorum?' }).click(),
    'What happens when there is no quorum?',
  ],
  [
    'a suggestion in the box at the top',
    async (page) => {
      await page.getByLabel(HERO_BOX).pressSequentially('how many people make a quo');
      await page.getByRole('option', { name: /^How many people make a quorum\?/ }).click();
    },
    'How many people make a quorum?',
  ],
  [
    'the question of an article',
    async (page) => {
      await page.goto('/topic/dog-parks');
      await untilAlive(page);
      await page.getByRole('link', { name: 'Ask: Do owners have to approve a dog park?' }).click();
    },
    'Do owners have to approve a dog park?',
  ],
];

for (const [place, choose, question] of GESTURES) {
  test(`${place} asks at once and leads to the answer`, async ({ page }) => {
    const sent = await answerQuestions(page);
    await openHome(page);
    await choose(page);
    await expect(headline(page)).toHaveText(question);
    await expect(answerTitle(page)).toBeFocused();
    await expect(answerTitle(page)).toBeInViewport();
    await expect(box(page)).toHaveValue(question);
    await expect(page.getByLabel(HERO_BOX)).toHaveValue(question);
    expect(sent).toHaveLength(1);
  });
}

test('the same situation chosen twice goes to its answer twice, and is asked once', async ({
  page,
}) => {
  const sent = await answerQuestions(page);
  await openHome(page);
  const situation = page.getByRole('link', { name: 'I got a violation notice' });
  await situation.click();
  await expect(answerTitle(page)).toBeFocused();
  await situation.click();
  await expect(answerTitle(page)).toBeFocused();
  await expect(answerTitle(page)).toBeInViewport();
  expect(sent).toHaveLength(1);
});

test('the question of a link that opens in a new tab is asked there', async ({ page }) => {
  await page.goto('/?question=What%20is%20a%20quorum%3F#ask-ai');
  await expect(headline(page)).toHaveText('What is a quorum?');
  await expect(answerTitle(page)).toBeVisible();
  await expect(page).toHaveURL('/#ask=What+is+a+quorum%3F');
});

test('a question without words is refused beside the box that it was sent from', async ({
  page,
}) => {
  const sent = await answerQuestions(page);
  await openHome(page);
  await page.getByLabel(HERO_BOX).fill('  ');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const hero = page.getByRole('region', { name: /^Know how your association works/ });
  await expect(hero.getByRole('alert')).toHaveText('Please enter your question');
  await expect(page.getByRole('alert')).toHaveCount(1);
  const bottom = (element: Locator) =>
    element.evaluate((one) => Math.round(one.getBoundingClientRect().bottom));
  const button = hero.getByRole('button', { name: 'Ask', exact: true });
  expect(await bottom(button)).toBe(await bottom(page.getByLabel(HERO_BOX)));
  expect(sent).toHaveLength(0);
});
