import {
  ANSWER,
  answerQuestions,
  answerTitle,
  ask,
  box,
  FOLLOW_UP_BOX,
  HERO_BOX,
  headline,
  submit,
} from './assistant.fixture';
import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('the beginning of an answer comes into view', async ({ page }) => {
      await openHome(page);
      await box(page).fill('What is a quorum?');
      await submit(page).click();
      const title = page.getByRole('heading', { name: 'Answer:' });
      await expect(title).toBeFocused();
      await expect
        .poll(() => title.evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(350);
      await expect(title).toBeInViewport();
    });

    test('a visitor who scrolls while waiting is left where they are', async ({ page }) => {
      await page.route('**/trpc/ask.answer*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.fulfill({ json: [{ result: { data: ANSWER } }] });
      });
      await openHome(page);
      await box(page).fill('What is a quorum?');
      await submit(page).click();
      await expect(page.getByTestId('answer-skeleton')).toBeAttached();
      await page.mouse.move(width / 2, 300);
      await page.mouse.wheel(0, -600);
      await page.waitForTimeout(400);
      const left = await page.evaluate(() => window.scrollY);
      await expect(page.getByRole('heading', { name: 'Answer:' })).toBeFocused();
      await page.waitForTimeout(600);
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(5);
    });

    test('a question from the top of the page leads to its answer, and so does a follow-up', async ({
      page,
    }) => {
      await answerQuestions(page);
      await openHome(page);
      await page.getByLabel(HERO_BOX).fill('What is a quorum?');
      await page.getByLabel(HERO_BOX).press('Enter');
      await expect(answerTitle(page)).toBeFocused();
      await expect(answerTitle(page)).toBeInViewport();
      await page.getByLabel(FOLLOW_UP_BOX).fill('And for owners?');
      await page.getByLabel(FOLLOW_UP_BOX).press('Enter');
      await expect(headline(page)).toHaveText('And for owners?');
      await expect(answerTitle(page)).toBeFocused();
      await expect(answerTitle(page)).toBeInViewport();
    });
  });
}

test('the press is answered at once: the question stands as headline while its answer is sought', async ({
  page,
}) => {
  await page.route('**/trpc/ask.answer*', () => {});
  await openHome(page);
  await page.getByLabel(HERO_BOX).fill('What is a quorum?');
  const frames = await page.getByRole('button', { name: 'Ask', exact: true }).evaluate(
    (button: HTMLButtonElement) =>
      new Promise<number>((resolve) => {
        let passed = 0;
        const watch = () => {
          const isShown = document.querySelector('#answer-question') !== null && button.disabled;
          if (isShown) resolve(passed);
          else requestAnimationFrame(watch);
          passed += 1;
        };
        button.click();
        watch();
      }),
  );
  expect(frames).toBeLessThan(6);
  await expect(headline(page)).toBeInViewport();
});

test('who writes on while an answer comes keeps the keyboard, and is told', async ({ page }) => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/trpc/ask.answer*', async (route) => {
    await isLetGo;
    await route.fulfill({ json: [{ result: { data: ANSWER } }] });
  });
  await openHome(page);
  await ask(page, 'What is a quorum?');
  await box(page).fill('What is a proxy');
  letGo();
  await expect(answerTitle(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(page.getByText('What is a quorum? Answered from 1 article')).toBeAttached();
});
