import { answerCard, answerQuestions, answerTitle, ask, FOLLOW_UP_BOX } from './assistant.fixture';
import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

test('that an answer was copied is said once, and nothing when the button is as it was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerQuestions(page);
  await openHome(page);
  await ask(page, 'What is a quorum?');
  await expect(answerTitle(page)).toBeFocused();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = '[aria-live="polite"], [role="status"]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const words = region?.textContent?.trim() ?? '';
        if (words !== '') heard.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const button = answerCard(page).getByRole('button', { name: 'Copy with sources' });
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(button).toHaveText('Copy with sources');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'Copied',
  ]);
});

test('no heading of an answer stands above its own, nor skips a rank', async ({ page }) => {
  await openHome(page);
  await ask(page, 'Can the board fine me for my fence?');
  await expect(answerTitle(page)).toBeFocused();
  await page.getByLabel(FOLLOW_UP_BOX).fill('And without a hearing?');
  await page.getByLabel(FOLLOW_UP_BOX).press('Enter');
  await expect(answerTitle(page)).toBeFocused();
  const rank = (name: string) =>
    answerCard(page)
      .locator(':is(h2, h3, h4)', { hasText: name })
      .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
  expect(await rank('Answer:')).toEqual(['H3']);
  for (const name of ['Where to look', 'Where this comes from', 'People ask next']) {
    expect(await rank(name), name).toEqual(['H4']);
  }
  const earlier = page.getByRole('region', { name: 'Earlier in this conversation' });
  await expect(earlier.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(earlier.locator('h3 ~ details h4').first()).toHaveText('Where to look');
});
