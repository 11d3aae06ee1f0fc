import type { Frame, Page } from '@playwright/test';
import { expect, frameAt, type HostSite, test } from './host-site.fixture';

const SETTLE_MS = 10_000;

interface Posted {
  type: string;
  height?: number;
  /** The place of its frame on the host page. */
  from: number;
}

/** A host page that handles every message of its frames and records what was posted. */
const hostPage = (addresses: readonly string[]) => `<!doctype html><title>Host</title>
  <p style="height: 200px">Our community</p>
  ${addresses.map((src) => `<iframe src="${src}" title="Portal" style="width: 100%; height: 150px; border: 0"></iframe>`).join('')}
  <script>
    window.posted = [];
    const frames = [...document.querySelectorAll('iframe')];
    addEventListener('message', ({ data, source }) => {
      const from = frames.findIndex((frame) => frame.contentWindow === source);
      if (from < 0) return;
      posted.push({ ...data, from });
      if (data.type === 'setHeight') frames[from].style.height = data.height + 'px';
      if (data.type === 'scrollToTop') frames[from].scrollIntoView();
    });
  </script>`;

async function openHost(page: Page, hostSite: HostSite, path: string): Promise<Frame> {
  const { baseURL } = test.info().project.use;
  await hostSite.open(hostPage([`${baseURL}${path}`]));
  return frameAt(page, `${baseURL}${path}`);
}

const posted = (page: Page): Promise<Posted[]> =>
  page.evaluate(() => (window as unknown as { posted: Posted[] }).posted);
const heightsOf = async (page: Page, place = 0) =>
  (await posted(page)).flatMap(({ type, height, from }) =>
    type === 'setHeight' && from === place ? [height ?? 0] : [],
  );

test.describe('in frames whose host handles every message', () => {
  const PATHS = ['/', '/topic/dog-parks', '/category/board-management', '/no/such/page'];
  test.use({ expectedComplaints: /404/ });

  test('every kind of page settles at the height of its content and 100', async ({
    page,
    hostSite,
    baseURL,
  }) => {
    await hostSite.open(hostPage(PATHS.map((path) => `${baseURL}${path}`)));
    const all = () => Promise.all(PATHS.map((_, place) => heightsOf(page, place)));
    await expect.poll(async () => (await all()).every(({ length }) => length > 0)).toBe(true);
    await page.waitForTimeout(3_000);
    const before = await all();
    await page.waitForTimeout(SETTLE_MS - 3_000);
    expect(await all()).toEqual(before);
    for (const [place, path] of PATHS.entries()) {
      const frame = await frameAt(page, `${baseURL}${path}`);
      const [content, scroll] = await frame.evaluate(() => [
        document.getElementById('root')?.getBoundingClientRect().height ?? 0,
        document.documentElement.scrollHeight - window.innerHeight,
      ]);
      expect(Math.abs((before[place]?.at(-1) ?? 0) - (content ?? 0) - 100), path).toBeLessThan(20);
      expect(scroll, path).toBeLessThanOrEqual(0);
    }
  });
});

test('changes of less than 20 are not posted, larger ones are', async ({ page, hostSite }) => {
  const frame = await openHost(page, hostSite, '/topic/dog-parks');
  await page.waitForTimeout(3_000);
  const before = await heightsOf(page);
  const grow = (px: number) =>
    frame.evaluate((height) => {
      const block = document.createElement('div');
      block.style.height = `${height}px`;
      document.getElementById('main')?.append(block);
    }, px);
  await grow(15);
  await page.waitForTimeout(2_500);
  expect(await heightsOf(page)).toEqual(before);
  await grow(30);
  await expect.poll(async () => (await heightsOf(page)).length).toBe(before.length + 1);
  expect((await heightsOf(page)).at(-1)).toBe((before.at(-1) ?? 0) + 45);
});

test('the timers find what no observer tells', async ({ page, hostSite }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  const frame = await openHost(page, hostSite, '/topic/dog-parks');
  await page.waitForTimeout(2_500);
  const before = (await heightsOf(page)).at(-1) ?? 0;
  await frame.evaluate(() => {
    const main = document.getElementById('main');
    if (main === null) return;
    const padding = Number.parseFloat(getComputedStyle(main).paddingBottom);
    main.style.paddingBottom = `${padding + 400}px`;
  });
  await expect.poll(async () => (await heightsOf(page)).at(-1)).toBe(before + 400);
});

test('entering a topic asks the host to show the top', async ({ page, hostSite }) => {
  const frame = await openHost(page, hostSite, '/category/amenities-management');
  await page.waitForTimeout(1_000);
  const tops = async () => (await posted(page)).filter(({ type }) => type === 'scrollToTop').length;
  expect(await tops()).toBe(0);
  await frame.getByRole('main').getByRole('link', { name: 'Dog Parks', exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Dog Parks' })).toBeVisible();
  await expect.poll(tops).toBe(1);
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.y ?? -1)
    .toBeLessThan(2);
});

test('the search opens in the part of a tall frame that is on the screen', async ({
  page,
  hostSite,
}) => {
  const frame = await openHost(page, hostSite, '/topic/dog-parks');
  await page.waitForTimeout(1_000);
  const related = frame.getByRole('heading', { name: 'Related Topics' });
  await related.scrollIntoViewIfNeeded();
  await related.click();
  await page.keyboard.press('Control+k');
  await expect(frame.getByRole('dialog').getByRole('combobox')).toBeInViewport();
});

test('outside a frame nothing is posted', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if (typeof data?.type === 'string') document.title = `posted ${data.type}`;
    });
  });
  await page.goto('/topic/dog-parks');
  await page.waitForTimeout(2_500);
  await expect(page).toHaveTitle('Dog Parks | HOA Education Portal');
});

test('a question at the top of a tall frame leads to its answer, which survives its source', async ({
  page,
  hostSite,
}) => {
  const frame = await openHost(page, hostSite, '/');
  await expect.poll(async () => (await heightsOf(page)).length).toBeGreaterThan(0);
  await frame.getByLabel('What do you want to know?').fill('What is a quorum?');
  await frame.getByLabel('What do you want to know?').press('Enter');
  const title = frame.getByRole('heading', { name: 'Answer:' });
  await expect(title).toBeFocused();
  // A host has no header of ours: the answer begins in the upper half of the screen.
  await expect.poll(async () => (await title.boundingBox())?.y ?? 0).toBeLessThan(360);
  await expect(title).toBeInViewport();
  await frame.getByRole('link', { name: '[1]' }).first().click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Quorum Requirements');
  await page.evaluate(() => window.history.back());
  await expect(frame.locator('#answer-question')).toHaveText('What is a quorum?');
});
