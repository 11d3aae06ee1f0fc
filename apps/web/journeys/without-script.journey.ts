import { contrast } from './contrast.fixture';
import { QUESTION_BOX } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test.use({ javaScriptEnabled: false, expectedComplaints: /status of 40[04]/ });

test('a visitor goes from the home page to a category and an article', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Board Management', exact: true }).first().click();
  await page.getByRole('link', { name: 'Quorum Requirements' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Home').click();
  await expect(page).toHaveTitle('HOA Education Portal');
});

test('the other topics of a category are on its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '+15 more topics...' }).first().click();
  await expect(page).toHaveURL('/category/board-management');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board Management');
  await expect(page.getByRole('region', { name: /^Topics in/ }).getByRole('link')).toHaveCount(20);
});

test('a question is answered, and a want of one is said beside the box', async ({ page }) => {
  await page.goto('/');
  const box = page.getByLabel(QUESTION_BOX);
  await box.fill('What is a quorum?');
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(page.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  await expect(box).toHaveValue('What is a quorum?');
  await box.fill('  ');
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your question');
});

test('the box at the top of the page asks too, and a situation fills the boxes', async ({
  page,
}) => {
  await page.goto('/');
  const top = page.getByLabel('What do you want to know?');
  await top.fill('What is a quorum?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('#ask-ai')).toBeInViewport();
  await expect(page.locator('#answer-question')).toHaveText('What is a quorum?');
  await page.goto('/');
  await page.getByRole('link', { name: 'I just joined the board' }).click();
  await expect(page.getByLabel(QUESTION_BOX)).toHaveValue(
    'What are the duties of a new board member?',
  );
});

test('a question is shown as it was written, whatever it says', async ({ page }) => {
  await page.goto('/');
  const box = page.getByLabel(QUESTION_BOX);
  const answer = page.getByRole('article', { name: 'Answer:' });
  const markup = '</textarea><img src=x onerror=alert(1)> & a "quorum"';
  await box.fill(markup);
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(answer.getByText(markup, { exact: true })).toBeVisible();
  await expect(box).toHaveValue(markup);

  await box.fill('Which wine goes with salmon?');
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(answer.locator('[data-status="not-covered"]')).toBeVisible();

  const long = 'quorum '.repeat(700).trim();
  await box.fill(long);
  await page.getByRole('button', { name: 'Get Answer' }).click();
  await expect(page.getByRole('alert')).toContainText('4,000');
  await expect(box).toHaveValue(long);
});

test('the questions that others ask can be asked, and those that follow from an answer', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'What happens when there is no quorum?' }).click();
  const answer = page.getByRole('article', { name: 'Answer:' });
  await expect(answer).toContainText('What happens when there is no quorum?');
  const next = answer.getByRole('button', { name: /^What should I know about/ }).first();
  const question = await next.innerText();
  await next.click();
  await expect(answer).toContainText(question);
  await expect(page.getByLabel(QUESTION_BOX)).toHaveValue(question);
});

test('the questions that an article answers are in it, and unfold', async ({ page }) => {
  await page.goto('/topic/dog-parks');
  const section = page.getByRole('region', { name: 'Have Questions About Dog Parks?' });
  const questions = section.locator('li').getByRole('link').filter({ visible: true });
  await expect(questions).toHaveCount(6);
  await section.locator('summary').click();
  expect(await questions.count()).toBeGreaterThan(6);
  await questions.first().click();
  await expect(page).toHaveURL(/\/topic\/dog-parks#/);
});

test('an article leads to the assistant with a question in its box', async ({ page }) => {
  await page.goto('/topic/dog-parks');
  const first = await page
    .getByRole('region', { name: 'Have Questions About Dog Parks?' })
    .locator('li')
    .getByRole('link')
    .first()
    .innerText();
  await page.getByRole('link', { name: `Ask: ${first}` }).click();
  await expect(page.getByLabel(QUESTION_BOX)).toHaveValue(first);
});

test('the glossary is searched', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('textbox', { name: 'Search glossary terms' });
  await box.fill('proxy');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Proxy', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lien', exact: true })).toHaveCount(0);
});

test('the library is searched from the header of any page', async ({ page }) => {
  await page.goto('/topic/dog-parks');
  // Playwright counts nothing in a noscript element as a link, though it is one.
  await page.locator('header noscript a').click();
  const box = page.getByRole('textbox', { name: 'Search topics, articles and HOA terms' });
  await box.fill('what is a quorum');
  await box.press('Enter');
  await expect(page).toHaveTitle('Search: what is a quorum | HOA Education Portal');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  await page
    .getByRole('region', { name: 'Topics' })
    .getByRole('link', { name: 'Quorum Requirements' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
  await page.goto('/search?q=xyzzyq+plugh');
  await expect(page.getByRole('status')).toHaveText(/^Nothing found/);
});

test('nothing is offered that does nothing', async ({ page }) => {
  await page.goto('/');
  // What is left sends a form: the question and the samples.
  await expect(page.locator('button:visible:not([type="submit"])')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  const resources = page.getByRole('region', { name: 'Additional HOA Resources' });
  await expect(resources.getByRole('link')).toHaveText([
    'Launch Tool',
    'Use the meeting notice and agenda now',
    'Use the reserve calculator now',
    'Use the guide for new directors now',
    'Use the budget calculator now',
    'Use the guide to a hearing now',
    'All tools, guides and letters',
  ]);
  // Playwright reads no text in a noscript element, and sees it all the same.
  await expect(resources.locator('noscript p:visible')).toHaveCount(5);

  await page.goto('/topic/dog-parks');
  // The choice of a state is a form of its own.
  await expect(page.locator('button:visible:not([type="submit"])')).toHaveCount(0);
  await expect(page.locator('[data-term]').first()).toHaveCSS('text-decoration-line', 'none');

  await page.goto('/tools/special-assessment-wizard.html');
  await expect(page.locator('button:visible:not([type="submit"])')).toHaveCount(0);
});

test('a calculator is filled in and sent as a form, and shows its working', async ({ page }) => {
  await page.goto('/tools/special-assessment');
  await page.getByLabel('Project cost').fill('300,000');
  await page.getByLabel('Reserves applied').fill('0');
  await page.getByLabel('How the cost is split').selectOption('share');
  const kinds = page.getByRole('group', { name: 'Kinds of homes' });
  for (const [row, [homes, share]] of [
    ['100', '1'],
    ['100', '2'],
    ['', ''],
    ['50', '2'],
  ].entries()) {
    await kinds
      .getByLabel('Homes', { exact: true })
      .nth(row)
      .fill(homes ?? '');
    await kinds
      .getByLabel('Share each')
      .nth(row)
      .fill(share ?? '');
  }
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page).toHaveURL(/cost=300%2C000/);
  // 300,000 by shares of 1 and 2 and 2 among 100, 100 and 50 homes: 400 shares, 750 each.
  const amounts = page.getByRole('region', { name: 'Amounts by home' }).getByRole('row');
  await expect(amounts.nth(1)).toContainText('$750.00');
  await expect(amounts.nth(2)).toContainText('$1,500.00');
  await expect(
    page.getByText('All shares together: 100 × 1 + 100 × 2 + 50 × 2 = 400.'),
  ).toBeVisible();

  await page.getByLabel('Project cost').fill('a lot');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/amount in dollars/);
  await expect(page.getByLabel('Project cost')).toHaveValue('a lot');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sections are in the header, and nothing runs off the side', async ({ page }) => {
    for (const path of ['/', '/category/legal-compliance', '/topic/dog-parks', '/nowhere']) {
      await page.goto(path);
      const sections = page.getByRole('navigation', { name: 'Sections' });
      await expect(sections.getByRole('link')).toHaveCount(5);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBe(0);
    }
    await page.getByRole('link', { name: 'HOA Terminology' }).click();
    await expect(page.getByRole('heading', { name: 'HOA Terminology Glossary' })).toBeInViewport();
  });

  test('the contents of an article open and lead into it', async ({ page }) => {
    await page.goto('/topic/dog-parks');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.locator('summary').click();
    await contents.getByRole('link', { name: 'Common mistakes' }).click();
    await expect(page.getByRole('heading', { name: 'Common mistakes' })).toBeInViewport();
  });
});

test('the contents of an article stand beside it where there is room', async ({ page }) => {
  await page.goto('/topic/dog-parks');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'Common mistakes' })).toBeVisible();
  await expect(contents.locator('summary')).toBeHidden();
});

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('so is the page', async ({ page }) => {
    for (const path of ['/', '/topic/violation-fines', '/law/texas']) {
      await page.goto(path);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 25, 26)');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      const title = page.getByRole('heading', { level: 1 });
      expect(await contrast(title, { of: 'color' })).toBeGreaterThanOrEqual(4.5);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
