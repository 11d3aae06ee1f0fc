import {
  answerCard,
  answerTitle,
  ask,
  earlier,
  FOLLOW_UP_BOX,
  headline,
} from './assistant.fixture';
import { openHome } from './home-page.fixture';
import { expect, test } from './portal.fixture';

const FIRST = 'My architectural request for a fence was denied. Can I appeal?';
const SECOND = 'What if they say no?';

test('the address of a follow-up says what it was asked after, and is answered so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page);
  await ask(page, FIRST);
  await expect(answerTitle(page)).toBeFocused();
  await page.getByLabel(FOLLOW_UP_BOX).fill(SECOND);
  await page.getByLabel(FOLLOW_UP_BOX).press('Enter');
  await expect(headline(page)).toHaveText(SECOND);
  await expect(answerTitle(page)).toBeFocused();
  await expect(earlier(page)).toHaveText([FIRST]);
  const after = answerCard(page).getByText(`Asked after: “${FIRST}”`);
  await expect(after).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(after).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await answerCard(page).getByRole('button', { name: 'Copy with sources' }).click();
  await expect.poll(copied).toContain(`${SECOND}\nAsked after: “${FIRST}”\n`);
  await answerCard(page).getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toBe(page.url());
  const lead = answerCard(page).locator('[data-part="lead"], p').first();
  const words = await lead.innerText();

  const other = await context.newPage();
  await other.goto(await copied());
  await expect(headline(other)).toHaveText(SECOND);
  await expect(answerCard(other).getByText(`Asked after: “${FIRST}”`)).toBeVisible();
  await expect(answerCard(other)).toContainText(words);
  // Who was sent it goes on from both.
  await other.getByLabel(FOLLOW_UP_BOX).fill('How long do I have?');
  await other.getByLabel(FOLLOW_UP_BOX).press('Enter');
  await expect(headline(other)).toHaveText('How long do I have?');
  await expect(answerTitle(other)).toBeFocused();
  expect(new URLSearchParams(new URL(other.url()).hash.slice(1)).getAll('after')).toEqual([
    FIRST,
    SECOND,
  ]);
});
