import { readFileSync } from 'node:fs';
import { QUESTION_BOX } from './home-page.fixture';
import { expect, expectFitted, expectStill, frameAt, heights, test } from './host-site.fixture';

const EXAMPLE = readFileSync(
  new URL('../../../docs/examples/host-page.html', import.meta.url),
  'utf8',
);

const tag = (portal: string | undefined, path: string, more = '') =>
  `<script src="${portal}/embed.js" data-path="${path}" ${more} async></script>`;

test('the example host page shows two pages at their full height and settles', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(EXAMPLE.replaceAll('http://localhost:3000', baseURL ?? ''));
  const reserves = await frameAt(page, '/topic/reserve-funds');
  await expect(reserves.getByRole('heading', { level: 1 })).toHaveText('Reserve Funds');
  await expectFitted(reserves);
  await page.getByTitle('Board meetings explained').scrollIntoViewIfNeeded();
  const meetings = await frameAt(page, '/topic/board-meetings');
  await expectFitted(meetings);
  await expect(page.locator('#meetings iframe')).toHaveCount(1);

  await expectStill(page, reserves);
  const overflow = await reserves.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a frame follows its content when that grows and when it shrinks', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(`<h1>Host</h1>${tag(baseURL, '/')}`);
  const frame = await frameAt(page, `${baseURL}/`);
  await expectFitted(frame);
  const before = await heights(frame);
  await frame
    .getByRole('button', { name: /more topics/ })
    .first()
    .click();
  await expectFitted(frame);
  expect((await heights(frame)).given).toBeGreaterThan(before.given);
  await frame.getByRole('button', { name: 'Show fewer topics' }).click();
  await expectFitted(frame);
  expect(Math.abs((await heights(frame)).given - before.given)).toBeLessThan(20);
});

test('a reader who follows a link from far down is brought to the top of the new page', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await hostSite.open(
    `<h1>Host</h1><p style="height: 300px">Before.</p>${tag(baseURL, '/topic/reserve-funds')}`,
  );
  const frame = await frameAt(page, '/topic/reserve-funds');
  await expectFitted(frame);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await frame.getByRole('link', { name: 'Reserve Studies' }).last().click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Reserve Studies');
  await expect
    .poll(async () => Math.abs((await page.locator('iframe').boundingBox())?.y ?? -1))
    .toBeLessThan(2);
  await expectFitted(frame);
});

test('forged messages move nothing', async ({ page, hostSite, baseURL }) => {
  const forge = `for (const data of [{ type: 'setHeight', height: 77 }, { type: 'scrollToTop' }]) {
    parent.postMessage(data, '*');
  }`;
  const stranger = hostSite.serve(
    '/stranger',
    `<script>setInterval(() => { ${forge} }, 50)</script>`,
  );
  await hostSite.open(
    `<h1>Host</h1>${tag(baseURL, '/topic/reserve-funds')}<iframe src="/stranger"></iframe>
     <script>setInterval(() => { ${forge} }, 50)</script>`,
  );
  const frame = await frameAt(page, '/topic/reserve-funds');
  await expectFitted(frame);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  expect((await heights(frame)).given).toBeGreaterThan(300);

  // Our own frame, once it shows somebody else: the source is right and the origin is not.
  const { given } = await heights(frame);
  const element = page.locator('iframe').first();
  await element.evaluate((node, src) => {
    (node as HTMLIFrameElement).src = src;
  }, stranger);
  await page.waitForTimeout(1_000);
  expect((await element.boundingBox())?.height).toBe(given);
});

test.describe('a question that fails', () => {
  test.use({ expectedComplaints: /500|The question was not answered/ });

  test('says so in the part of the frame that is on the screen, which grows with the tips', async ({
    page,
    hostSite,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await page.route('**/trpc/ask.**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await hostSite.open(`<p style="height: 400px">Before.</p>${tag(baseURL, '/')}`);
    const frame = await frameAt(page, `${baseURL}/`);
    await expectFitted(frame);
    const before = await heights(frame);
    await frame.getByLabel(QUESTION_BOX).fill('What is a quorum?');
    await frame.getByRole('button', { name: 'Get Answer' }).click();
    const toast = frame.getByText('Document Processing Error', { exact: true }).first();
    await expect(toast).toBeVisible();
    await expect.poll(async () => (await heights(frame)).given).toBeGreaterThan(before.given + 100);
    await page.waitForTimeout(500);
    const box = await toast.boundingBox();
    expect(box?.y).toBeGreaterThan(400);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(700);
  });
});

test('a dialog opens in the part of the frame that is on the screen', async ({
  page,
  hostSite,
  baseURL,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await hostSite.open(`<p style="height: 400px">Before.</p>${tag(baseURL, '/')}`);
  const frame = await frameAt(page, `${baseURL}/`);
  await expectFitted(frame);
  await frame
    .getByRole('link', { name: /Download/ })
    .or(frame.getByRole('button', { name: /Download/ }))
    .first()
    .click();
  const dialog = frame.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 700;
    })
    .toBe(true);
});
