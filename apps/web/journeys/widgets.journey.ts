import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { QUESTION_BOX } from './home-page.fixture';
import { expect, frameAt, type HostSite, test } from './host-site.fixture';

/** A page of somebody else with widgets and words around them. */
const hostPage = (portal: string | undefined, body: string, head = '') => `<!doctype html>
<html lang="en"><head><title>Willow Creek</title><meta name="viewport" content="width=device-width">
<script src="${portal}/widgets.js" async></script>${head}</head>
<body><main><h1>Willow Creek</h1><p>Before.</p>${body}<p id="after">After the widget.</p></main></body></html>`;

const EXAMPLE = readFileSync(
  new URL('../../../docs/examples/widgets.html', import.meta.url),
  'utf8',
);

/** All the script of a widget before anybody uses it, uncompressed. */
const MOST_SCRIPT_BYTES = 15 * 1024;

/** Each widget, the address that its frame shows, and words that are in it. */
const WIDGETS = [
  ['<hoa-ask state="TX"></hoa-ask>', '/embed/ask?state=TX', 'Ask About Any HOA Topic'],
  ['<hoa-article topic="dog-parks"></hoa-article>', '/topic/dog-parks', 'Dog Parks'],
  ['<hoa-law state="VA"></hoa-law>', '/law/virginia', 'Virginia'],
  ['<hoa-guide guide="fined"></hoa-guide>', '/guides/fined', 'fine'],
  ['<hoa-calculator calculator="notice-dates"></hoa-calculator>', '/tools/notice-dates', 'Notice'],
  ['<hoa-glossary term="quorum"></hoa-glossary>', '/embed/glossary?q=quorum', 'Glossary'],
] as const;

/** The room that a widget takes on the host page, and whether its frame scrolls by itself. */
async function expectFits(page: Page, address: string): Promise<void> {
  const frame = await frameAt(page, address);
  await expect
    .poll(async () => {
      const element = await frame.frameElement();
      const given = (await element.boundingBox())?.height ?? 0;
      const content = await frame.evaluate(
        () => document.getElementById('root')?.getBoundingClientRect().height ?? 0,
      );
      return content > 100 && given >= content && given <= content + 60;
    })
    .toBe(true);
  expect(
    await frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
}

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
    expect(bytes).toBeLessThan(MOST_SCRIPT_BYTES);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

/** What moved on the host page without anybody's doing, as browsers add it up. */
async function shiftOf(page: Page, html: string, hostSite: HostSite): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await hostSite.open(html);
  await page.waitForTimeout(4_000);
  return page.evaluate(() => Number(Reflect.get(window, 'shift')));
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
    expect(await shiftOf(page, hostPage(baseURL, tag), hostSite)).toBe(0);
    const frame = await frameAt(page, '/embed/ask');
    await expect(frame.getByLabel(QUESTION_BOX)).toBeVisible();
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
  await expect(frame.getByLabel('Your state')).toHaveValue('TX');
  await expectFits(page, '/embed/ask');
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.textContent);
    if (at === 'Last') break;
  }
  await expect(page.getByRole('button', { name: 'Last' })).toBeFocused();
});

test('a widget has the colors of its host, and changes with them', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(
    hostPage(
      baseURL,
      '<hoa-law state="VA"></hoa-law>',
      '<style>body.dark { background: #101418; color: #eee }</style>',
    ),
  );
  const frame = await frameAt(page, '/law/virginia');
  const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(250, 247, 242)');
  await page.evaluate(() => document.body.classList.add('dark'));
  await expect.poll(ground).toBe('rgb(18, 25, 26)');
  // The application, which has a scheme of its own to find, leaves it as it is.
  await frame.getByRole('heading').first().hover();
  await page.waitForTimeout(2_000);
  expect(await ground()).toBe('rgb(18, 25, 26)');
  await page.evaluate(() => document.body.classList.remove('dark'));
  await expect.poll(ground).toBe('rgb(250, 247, 242)');
  await page.locator('hoa-law').evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect.poll(ground).toBe('rgb(18, 25, 26)');
});

test('a link away opens beside the host page, one to the same stays in the widget', async ({
  page,
  context,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(
    hostPage(baseURL, '<p style="height:300px"></p><hoa-law state="VA"></hoa-law>'),
  );
  const frame = await frameAt(page, '/law/virginia');
  const article = frame.locator('#main a[href^="/topic/"]').first();
  const opened = context.waitForEvent('page');
  await article.click();
  const beside = await opened;
  expect(new URL(beside.url()).pathname).toMatch(/^\/topic\//);
  await beside.close();
  expect(page.frames().some((one) => one.url().includes('/law/virginia'))).toBe(true);

  await frame.locator('#main a[href^="/law/questions/"]').last().click();
  await expect
    .poll(() => page.frames().some((one) => one.url().includes('/law/questions/')))
    .toBe(true);
  await expect
    .poll(async () => (await page.locator('hoa-law').boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(-2);
  const next = await frameAt(page, '/law/questions/');
  await expect(next.getByRole('contentinfo')).toHaveCount(0);
});

test('reading on in an article does not move the host page', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(hostPage(baseURL, '<hoa-article topic="reserve-funds"></hoa-article>'));
  await expectFits(page, '/topic/reserve-funds');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.mouse.move(400, 300);
  await page.waitForTimeout(2_500);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('the example page: several widgets, one script, and places in plain divs', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(EXAMPLE.replaceAll('http://localhost:3000', baseURL ?? ''));
  const shown = {
    'hoa-ask': '/embed/ask',
    'hoa-article': '/topic/reserve-funds',
    'hoa-law': '/law/virginia',
  };
  for (const [tag, address] of Object.entries(shown)) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expectFits(page, address);
  }
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations).toEqual([]);
});

test('widgets come, change and go as an application draws them', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(hostPage(baseURL, '<div id="app"></div>'));
  await page.evaluate(() => {
    const element = document.createElement('hoa-article');
    element.setAttribute('topic', 'dog-parks');
    document.getElementById('app')?.append(element);
  });
  await expectFits(page, '/topic/dog-parks');
  const before = await page.evaluate(() => history.length);
  await page.locator('hoa-article').evaluate((element) => {
    element.setAttribute('topic', 'liens');
  });
  await expectFits(page, '/topic/liens');
  expect(page.frames()).toHaveLength(2);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.locator('hoa-article').evaluate((element) => element.remove());
  await expect.poll(() => page.frames().length).toBe(1);
});

test('a frame hears its own host page alone, and of that only the color scheme', async ({
  page,
  hostSite,
  baseURL,
}) => {
  const stranger = hostSite.serve(
    '/stranger',
    `<script>setInterval(() => parent.frames[0].postMessage({ type: 'setColorScheme', colorScheme: 'dark' }, '*'), 50)</script>`,
  );
  await hostSite.open(
    hostPage(baseURL, `<hoa-ask></hoa-ask><iframe title="Stranger" src="${stranger}"></iframe>`),
  );
  const frame = await frameAt(page, '/embed/ask');
  await expect(frame.getByLabel(QUESTION_BOX)).toBeVisible();
  await page.waitForTimeout(1_500);
  const scheme = () => frame.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  expect(await scheme()).toBe('light');
  await page.evaluate(() => {
    const element = document.querySelector('hoa-ask')?.shadowRoot?.querySelector('iframe');
    for (const data of [null, 7, 'dark', { colorScheme: '"><img>' }, { colorScheme: ['dark'] }]) {
      element?.contentWindow?.postMessage(data, '*');
    }
  });
  await page.waitForTimeout(300);
  expect(await scheme()).toBe('light');
});

test.describe('where the browser keeps nothing for frames', () => {
  test('a guide is gone through in its widget', async ({ page, hostSite, baseURL }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await hostSite.open(hostPage(baseURL, '<hoa-guide guide="fined"></hoa-guide>'));
    const frame = await frameAt(page, '/guides/fined');
    await expect(frame.getByRole('radio').first()).toBeVisible();
    await frame.getByRole('radio').first().check();
    await expectFits(page, '/guides/fined');
  });
});
