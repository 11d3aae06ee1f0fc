import type { Frame, Page } from '@playwright/test';
import { expect, frameAt, type HostSite, test } from './host-site.fixture';

const SETTLE_MS = 10_000;

interface Posted {
  type: string;
  height?: number;
}

/** A host page that handles every message and records what was posted. */
const hostPage = (src: string) => `<!doctype html><title>Host</title>
  <p style="height: 200px">Our community</p>
  <iframe src="${src}" title="Portal" style="width: 100%; height: 150px; border: 0"></iframe>
  <script>
    window.posted = [];
    const frame = document.querySelector('iframe');
    addEventListener('message', ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      posted.push(data);
      if (data.type === 'setHeight') frame.style.height = data.height + 'px';
      if (data.type === 'scrollToTop') frame.scrollIntoView();
    });
  </script>`;

async function openHost(page: Page, hostSite: HostSite, path: string): Promise<Frame> {
  const { baseURL } = test.info().project.use;
  await hostSite.open(hostPage(`${baseURL}${path}`));
  return frameAt(page, `${baseURL}${path}`);
}

const posted = (page: Page): Promise<Posted[]> =>
  page.evaluate(() => (window as unknown as { posted: Posted[] }).posted);
const heightsOf = async (page: Page) =>
  (await posted(page)).flatMap(({ type, height }) => (type === 'setHeight' ? [height ?? 0] : []));

for (const path of ['/', '/topic/dog-parks', '/category/board-management', '/no/such/page']) {
  test.describe(`${path} in a frame whose host handles every message`, () => {
    test.use({ expectedComplaints: /404/ });

    test('settles at the height of its content and 100', async ({ page, hostSite }) => {
      const frame = await openHost(page, hostSite, path);
      await expect.poll(async () => (await heightsOf(page)).length).toBeGreaterThan(0);
      await page.waitForTimeout(3_000);
      const before = await heightsOf(page);
      await page.waitForTimeout(SETTLE_MS - 3_000);
      expect(await heightsOf(page)).toEqual(before);
      const content = await frame.evaluate(
        () => document.getElementById('root')?.getBoundingClientRect().height ?? 0,
      );
      expect(Math.abs((before.at(-1) ?? 0) - content - 100)).toBeLessThan(20);
      const scroll = await frame.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      expect(scroll).toBeLessThanOrEqual(0);
    });
  });
}

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
  const before = (await heightsOf(page)).length;
  await frame.evaluate(() => {
    const main = document.getElementById('main');
    if (main !== null) main.style.paddingBottom = '400px';
  });
  await expect
    .poll(async () => (await heightsOf(page)).length, { timeout: 2_600 })
    .toBe(before + 1);
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
