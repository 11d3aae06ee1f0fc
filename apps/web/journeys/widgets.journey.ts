import { expectNoViolations } from './axe.fixture';
import { QUESTION_BOX } from './home-page.fixture';
import { expect, frameAt, test } from './host-site.fixture';
import { shiftOf, watchShift } from './layout-shift.fixture';
import { expectFits, hostPage } from './widgets.fixture';

/** All the script of a widget before anybody uses it, uncompressed. */
const SCRIPT_MAX_BYTES = 15 * 1024;

/** Each widget, the address that its frame shows, and words that are in it. */
const WIDGETS = [
  ['<hoa-ask state="TX"></hoa-ask>', '/embed/ask?state=TX', 'Ask About Any HOA Topic'],
  ['<hoa-article topic="dog-parks"></hoa-article>', '/topic/dog-parks', 'Dog Parks'],
  ['<hoa-law state="VA"></hoa-law>', '/law/virginia', 'Virginia'],
  ['<hoa-guide guide="fined"></hoa-guide>', '/guides/fined', 'fine'],
  ['<hoa-calculator calculator="notice-dates"></hoa-calculator>', '/tools/notice-dates', 'Notice'],
  ['<hoa-glossary term="quorum"></hoa-glossary>', '/embed/glossary?q=quorum', 'Glossary'],
] as const;

for (const [tag, address, words] of WIDGETS) {
  test(`${tag} shows its page alone, as tall as it is, without the application`, async ({
    page,
    hostSite,
    baseURL,
  }) => {
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      scripts.set(new URL(response.url()).pathname, (await response.body()).length);
    });
    await hostSite.open(hostPage(baseURL, tag));
    const frame = await frameAt(page, address);
    await expect(frame.getByRole('heading').first()).toContainText(new RegExp(words, 'i'));
    await expectFits(page, address);
    await expect(frame.getByRole('banner').filter({ hasText: 'HOA Education Portal' })).toHaveCount(
      0,
    );
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await expect(frame.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
    await page.waitForTimeout(1_500);
    expect([...scripts.keys()].sort()).toEqual(['/widget-frame.js', '/widgets.js']);
    const inline = await frame.locator('head script[data-application]').textContent();
    const bytes = [...scripts.values(), inline?.length ?? 0].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(SCRIPT_MAX_BYTES);
    await expectNoViolations(page);
  });
}

for (const width of [390, 1_280]) {
  test(`nothing of a host page moves at ${width} px where a tag keeps its room`, async ({
    page,
    hostSite,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const tag =
      '<hoa-ask state="TX" style="display:block;min-height:560px"></hoa-ask><p>Between.</p>' +
      '<hoa-article topic="dog-parks" style="display:block;min-height:100vh"></hoa-article>';
    await watchShift(page);
    await hostSite.open(hostPage(baseURL, tag));
    const frame = await frameAt(page, '/embed/ask');
    await expect(frame.getByLabel(QUESTION_BOX)).toBeVisible();
    await frameAt(page, '/topic/dog-parks');
    await page.waitForTimeout(3_000);
    expect(await shiftOf(page)).toBe(0);
  });
}

test('a host whose policy allows scripts and frames of the portal needs to allow no more', async ({
  page,
  hostSite,
  baseURL,
}) => {
  const policy = `default-src 'none'; script-src ${baseURL}; frame-src ${baseURL}`;
  await hostSite.open(
    hostPage(
      baseURL,
      '<hoa-law state="VA"></hoa-law>',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ),
  );
  await expectFits(page, '/law/virginia');
  expect(
    await page.locator('hoa-law').evaluate((element) => getComputedStyle(element).display),
  ).toBe('block');
});

test('a question is asked with the keyboard alone, and the keyboard goes on to the host page', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(
    hostPage(baseURL, '<button>First</button><hoa-ask state="TX"></hoa-ask><button>Last</button>'),
  );
  const frame = await frameAt(page, '/embed/ask');
  await page.getByRole('button', { name: 'First' }).focus();
  await expect(frame.getByLabel(QUESTION_BOX)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(frame.getByLabel(QUESTION_BOX)).toBeFocused();
  await page.keyboard.type('How much notice must the board give before a fine?');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Answer:' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Answer:' })).toBeFocused();
  await expect(frame.locator('#question-state')).toHaveValue('TX');
  await expectFits(page, '/embed/ask');
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.textContent);
    if (at === 'Last') break;
  }
  await expect(page.getByRole('button', { name: 'Last' })).toBeFocused();
});

test('a widget that its host moves is as tall as what it shows there', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(hostPage(baseURL, '<hoa-law state="VA"></hoa-law><div id="other"></div>'));
  await expectFits(page, '/law/virginia');
  await page.locator('hoa-law').evaluate((element) => {
    element.remove();
    element.setAttribute('state', 'WY');
    document.getElementById('other')?.append(element);
  });
  await expectFits(page, '/law/wyoming');
});

test('a tag that names no portal is shown by that of its script', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(hostPage(baseURL, '<hoa-law state="VA" portal=""></hoa-law>'));
  await expectFits(page, '/law/virginia');
});
