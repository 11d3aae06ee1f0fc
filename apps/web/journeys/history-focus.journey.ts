import {
  answerQuestions,
  answerTitle,
  ask,
  box,
  FOLLOW_UP_BOX,
  headline,
} from './assistant.fixture';
import { carousel, openHome, slideTitle, untilAlive } from './home-page.fixture';
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

test('back at the carousel, the slide is the one that was left, with the keyboard on its link', async ({
  page,
}) => {
  await openHome(page);
  await carousel(page).getByRole('button', { name: 'Show topic 6' }).click();
  const title = await slideTitle(page).innerText();
  const link = carousel(page).getByRole('link', { name: 'Read Full Article' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect(slideTitle(page)).toHaveText(title);
});

test('back at a list of topics that was unfolded, the keyboard is on the topic that was left', async ({
  page,
}) => {
  await openHome(page);
  const card = page
    .locator('#categories article')
    .filter({ has: page.getByRole('heading', { name: 'Financial Management' }) });
  await card.getByRole('button', { name: '+15 more topics...' }).click();
  const topic = card.getByRole('link', { name: 'Reserve Funds' });
  await topic.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve Funds');
  await page.goBack();
  await expect(topic).toBeFocused();
  await expect(topic).toBeInViewport();
  await expect(page.locator('#glossary details[open]')).toHaveCount(0);
});

test('back at the glossary, the words that were searched for are in the box, and what they found below', async ({
  page,
}) => {
  await openHome(page);
  const section = page.getByRole('region', { name: 'HOA Terminology Glossary' });
  const box = section.getByPlaceholder('Search glossary terms...');
  await box.fill('pool hours');
  const link = section.getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(/\/topic\//);
  await page.goBack();
  await expect(box).toHaveValue('pool hours');
  await expect(section.getByRole('status')).toHaveText('1 term');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('back at a page that was left by the header or the footer, the keyboard is on that link', async ({
  page,
}) => {
  await page.goto('/topic/violation-fines');
  await untilAlive(page);
  const title = page.getByRole('heading', { level: 1 });
  for (const [part, name, to] of [
    ['banner', /Portal/, /^Know how/],
    ['contentinfo', 'State law', /law/i],
  ] as const) {
    const link = page.getByRole(part).getByRole('link', { name });
    await link.click();
    await expect(title).toHaveText(to);
    await page.goBack();
    await expect(title).toHaveText('Violation Fines');
    await expect(link, name.toString()).toBeFocused();
    await expect(link).toBeInViewport();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('back at a page that was left by its menu, the keyboard is on the button of the menu', async ({
    page,
  }) => {
    await page.goto('/topic/violation-fines');
    await untilAlive(page);
    const menu = page.getByRole('button', { name: 'Open the menu' });
    await menu.click();
    const link = page.getByRole('banner').getByRole('link', { name: 'HOA Terminology' });
    await link.click();
    await expect(page).toHaveURL(/\/#glossary$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Violation Fines');
    await expect(menu).toBeFocused();
  });
});

test('back at a page that was left from a part of it, what was unfolded before is unfolded', async ({
  page,
}) => {
  await openHome(page);
  const card = page.locator('#categories article').first();
  await card.getByRole('button', { name: '+15 more topics...' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'HOA Terminology' }).click();
  await expect(page).toHaveURL('/#glossary');
  await page.getByRole('contentinfo').getByRole('link', { name: 'State law' }).click();
  await expect(page).not.toHaveURL('/#glossary');
  await page.goBack();
  await expect(page).toHaveURL('/#glossary');
  await expect(card.getByRole('button', { name: 'Show fewer topics' })).toBeVisible();
});
