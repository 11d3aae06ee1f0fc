import { answerCard, ask, box, submit } from './assistant.fixture';
import { alterCalls, brokenCall, openHome, stopClock } from './home-page.fixture';
import { expect, test } from './portal.fixture';

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

  test('who is offline is told so', async ({ page, context }) => {
    await openHome(page);
    await expect(page.getByRole('group', { name: /^Article: / })).toBeVisible();
    await context.setOffline(true);
    await ask(page, 'What is a quorum?');
    await expect(
      answerCard(page).getByText(
        'You seem to be offline. Your question is still in the box above.',
      ),
    ).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(answerCard(page)).toContainText('quorum');
  });

  test('a request that the network swallows ends by itself', async ({ page }) => {
    await page.clock.install();
    await page.route('**/trpc/ask.answer*', () => {});
    await openHome(page);
    await box(page).fill('What is a quorum?');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Researching Answer...' })).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(submit(page)).toBeEnabled();
    await page.unroute('**/trpc/ask.answer*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(answerCard(page)).toContainText('quorum');
  });

  for (const button of ['Get Answer', 'Try again']) {
    test(`on a phone the toast leaves ${button} free`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/trpc/ask.answer*', (route) =>
        route.fulfill({ status: 500, json: [brokenCall()] }),
      );
      await openHome(page);
      await ask(page, 'What is a quorum?');
      const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toast).toBeVisible();
      await toast.hover();
      // Where the toast would be, at the lower end of the screen.
      await page.getByRole('button', { name: button }).evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        window.scrollBy({ top: bottom - window.innerHeight + 80, behavior: 'instant' });
      });
      await expect
        .poll(async () => {
          const [over, under] = [
            await toast.boundingBox(),
            await page.getByRole('button', { name: button }).boundingBox(),
          ];
          if (over === null || under === null) return 'nothing';
          const isClear = under.y >= over.y + over.height || under.y + under.height <= over.y;
          return isClear ? 'clear' : 'covered';
        })
        .toBe('clear');
    });
  }
});

test.describe('what a visitor wrote under an answer', () => {
  test.use({ expectedComplaints: /Failed to load resource|The feedback was not recorded/ });

  test('a follow-up that is too long stays, and feedback that is not sent is not thanked for', async ({
    page,
  }) => {
    await page.route('**/trpc/ask.feedback*', (route) => route.abort());
    await openHome(page);
    await ask(page, 'What is a quorum?');
    const followUp = page.getByLabel('Ask a follow-up question');
    await followUp.fill('And who counts? '.repeat(300));
    await followUp.press('Enter');
    await expect(page.getByText('Please use at most 4,000 characters.')).toBeVisible();
    await expect(followUp).toHaveValue('And who counts? '.repeat(300));

    const feedback = page.getByRole('group', { name: 'Was this helpful?' });
    await feedback.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('That was not sent. Please try again.')).toBeFocused();
    await page.unroute('**/trpc/ask.feedback*');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByText('Thank you. It helps the editors.')).toBeFocused();
  });
});
