import { readFileSync } from 'node:fs';
import { expectNoViolations } from './axe.fixture';
import { QUESTION_BOX } from './home-page.fixture';
import { blockStorage, expect, frameAt, test } from './host-site.fixture';
import { expectFits, hostPage } from './widgets.fixture';

const EXAMPLE = readFileSync(
  new URL('../../../docs/examples/widgets.html', import.meta.url),
  'utf8',
);

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

test('a widget follows the part of its host that it stands in', async ({
  page,
  hostSite,
  baseURL,
}) => {
  const box = '<div id="box" style="background: #fff"><p><hoa-law state="VA"></hoa-law></p></div>';
  await hostSite.open(hostPage(baseURL, box));
  const frame = await frameAt(page, '/law/virginia');
  const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(250, 247, 242)');
  const dress = (style: string) =>
    page.locator('#box').evaluate((element, text) => element.setAttribute('style', text), style);
  await dress('background: #111; color: #eee');
  await expect.poll(ground).toBe('rgb(18, 25, 26)');
  // Something that moves, and a fade that ends while it does.
  await dress('background: #111; color: #eee; transition: background 300ms');
  await page.locator('#box').evaluate((element) => {
    Object.assign(element.style, { background: '#fff', color: '#111' });
    const until = performance.now() + 350;
    const move = () => {
      element.style.translate = `${performance.now() % 2}px`;
      if (performance.now() < until) requestAnimationFrame(move);
    };
    move();
  });
  await expect.poll(ground).toBe('rgb(250, 247, 242)');
});

test('a widget is as dark as its host, however that is painted', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(hostPage(baseURL, '<hoa-law state="VA"></hoa-law>'));
  const frame = await frameAt(page, '/law/virginia');
  const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dress = (style: string) =>
    page.evaluate((text) => document.documentElement.setAttribute('style', text), style);
  for (const style of [
    'background: color-mix(in srgb, black 90%, white); color: white',
    'background: color(display-p3 0.07 0.09 0.1); color: white',
    'background: linear-gradient(#101418, #223); color: #eee',
    'color-scheme: dark',
  ]) {
    await dress(style);
    await expect.poll(ground, style).toBe('rgb(18, 25, 26)');
    await dress('background: linear-gradient(#fff, #eee)');
    await expect.poll(ground, style).toBe('rgb(250, 247, 242)');
  }
});

test('the link below a widget leads to the page that is shown, with the application and without', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(hostPage(baseURL, '<hoa-law state="VA"></hoa-law>'));
  const link = page.getByRole('link', { name: /^Open on the/ });
  const frame = await frameAt(page, '/law/virginia');
  await expect(link).toHaveAttribute('href', `${baseURL}/law/virginia`);
  const next = frame.locator('#main a[href^="/law/"]').first();
  const path = (await next.getAttribute('href')) ?? '';
  await frame.evaluate((to) => window.location.assign(to), path);
  await expect(link).toHaveAttribute('href', baseURL + path);
  const inside = await frameAt(page, path);
  await inside.getByRole('heading').first().hover();
  const other = inside.locator('#main a[href^="/law/"]:visible').last();
  const last = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(link).toHaveAttribute('href', baseURL + last);
});

test('a link away opens beside the host page, one to the same stays in the widget', async ({
  page,
  context,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(
    hostPage(
      baseURL,
      '<hoa-article topic="reserve-funds"></hoa-article><hoa-law state="VA"></hoa-law>',
    ),
  );
  const article = await frameAt(page, '/topic/reserve-funds');
  const opened = context.waitForEvent('page');
  await article.locator('#main a[href^="/category/"]').first().click();
  const beside = await opened;
  expect(new URL(beside.url()).pathname).toMatch(/^\/category\//);
  await beside.close();
  expect(page.frames().some((one) => one.url().includes('/topic/reserve-funds'))).toBe(true);

  await page.locator('hoa-law').scrollIntoViewIfNeeded();
  const frame = await frameAt(page, '/law/virginia');
  await frame.locator('main summary').last().click();
  await frame.locator('#main a[href^="/law/questions/"]:visible').last().click();
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
  // Each frame is a page of its own, with a trail of its own.
  await expectNoViolations(page, { without: ['landmark-unique'] });
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
    await blockStorage(page);
    await hostSite.open(hostPage(baseURL, '<hoa-guide guide="fined"></hoa-guide>'));
    const frame = await frameAt(page, '/guides/fined');
    await frame.getByLabel('Which state is your home in?').selectOption('Virginia');
    await frame.getByRole('button', { name: 'Next' }).click();
    await expect(frame.getByText('Question 2 of')).toBeVisible();
    await expectFits(page, '/guides/fined');
  });
});
