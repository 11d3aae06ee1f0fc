import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../../server/test/guide/repository-copy.ts';
import { test as base, expect } from './portal.fixture';

/** Both servers start, and the library is loaded into a database of its own. */
const START_MS = 120_000;
const KEPT_CHARS = 20_000;
const NEAREST_TOPICS = 4;

interface Development {
  /** Where the pages are. */
  url: string;
  /** Replaces a text that the file holds once, as an editor does who saves it. */
  edit(file: string, old: string | RegExp, fresh: string): void;
}

/** Starts `npm run dev` as on a fresh clone: a copy of the repository that was never built. */
const test = base.extend<object, { development: Development }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first parameter as a pattern
    async ({}, use) => {
      const root = copyRepository();
      writeFileSync(join(root, '.env'), 'PORT=0\nDEV_PORT=1\nHOST=127.0.0.1\nLOG_LEVEL=warn\n');
      writeFileSync(join(root, '.env.local'), 'DEV_PORT=0\n');
      const child = spawn(process.execPath, ['scripts/dev.mjs'], {
        cwd: root,
        // As under npm: who is killed without warning takes with it what it started.
        env: { PATH: process.env.PATH, NO_COLOR: '1', npm_lifecycle_event: 'dev' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const read = (chunk: Buffer) => {
        output = (output + chunk).slice(-KEPT_CHARS);
        const [, url] = /Local: +(http:\S+)\//.exec(output) ?? [];
        if (url !== undefined) resolve(url);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      const ended = once(child, 'close');
      ended.then(() => reject(new Error(`npm run dev ended:\n${output}`)));
      await use({
        url: await promise,
        edit(file, old, fresh) {
          const path = join(root, file);
          const text = readFileSync(path, 'utf8');
          expect(text.split(old), `${file} holds ${old} once`).toHaveLength(2);
          writeFileSync(path, text.replace(old, fresh));
        },
      });
      child.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
});
// One start serves them all.
test.describe.configure({ mode: 'serial', timeout: 4 * START_MS });
// A page that asks while the changed server starts again is told so, and asks once more.
test.use({ expectedComplaints: /502 \(Bad Gateway\)/ });

test('a developer sees each change in an open page, without a build and without a reload', async ({
  page,
  development: { url, edit },
}) => {
  const slow = { timeout: START_MS };
  await page.goto(`${url}/topic/quorum-requirements`);
  await expect(page.locator('main h1')).toHaveText('Quorum Requirements', slow);
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { visit: 'first' }));

  edit('apps/web/src/components/site-footer.tsx', /Plain-language information/, 'Plain words');
  await expect(page.locator('footer')).toContainText('Plain words for homeowners');

  edit(
    'packages/content/articles/board-management/quorum-requirements.md',
    'A quorum is the minimum',
    'A quorum, said anew, is the minimum',
  );
  await expect(page.locator('main')).toContainText('A quorum, said anew, is the minimum', slow);

  await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
  await page.goto(`${url}/topic/pool-heater-noise-war`);
  const nearest = page
    .getByRole('complementary', { name: 'Not in the library yet' })
    .getByRole('listitem');
  await expect(page.locator('main')).toContainText('Read your papers in this order', slow);
  await expect(nearest).toHaveCount(NEAREST_TOPICS);

  edit(
    'packages/core/src/content/generic-article.ts',
    'papers in this order',
    'papers, all of them',
  );
  await expect(page.locator('main')).toContainText('Read your papers, all of them', slow);

  edit('apps/server/src/services/topic.service.ts', /NEAREST_MAX = \d+/, 'NEAREST_MAX = 1');
  await expect(nearest).toHaveCount(1, slow);
});

test('a service that does not compile is said to who asks for it, until it does', async ({
  request,
  development: { url, edit },
}) => {
  const service = 'apps/server/src/services/topic.service.ts';
  const ask = async () => {
    const response = await request.get(`${url}/api/categories`, { timeout: START_MS });
    return [response.status(), await response.text()] as const;
  };
  await expect.poll(async () => (await ask())[0], { timeout: START_MS }).toBe(200);
  edit(service, 'const NEAREST_MAX', 'const const NEAREST_MAX');
  await expect.poll(async () => (await ask())[0]).toBe(502);
  expect((await ask())[1]).toMatch(/topic\.service\.ts:\d+[\s\S]+SyntaxError/);
  edit(service, 'const const NEAREST_MAX', 'const NEAREST_MAX');
  await expect.poll(async () => (await ask())[0], { timeout: START_MS }).toBe(200);
});

test('what is no page comes from the API on the same port', async ({
  request,
  development: { url },
}) => {
  const get = async (path: string) => {
    const response = await request.get(url + path);
    return [response.status(), response.headers()['content-type']?.split(';')[0]];
  };
  expect(await get('/api/ready')).toEqual([200, 'application/json']);
  expect(await get('/sitemap.xml')).toEqual([200, 'application/xml']);
  expect(await get('/feed.atom')).toEqual([200, 'application/atom+xml']);
  expect(await get('/robots.txt')).toEqual([200, 'text/plain']);
  expect(await get('/social/home.png')).toEqual([200, 'image/png']);
  expect(await get('/embed.js')).toEqual([200, 'text/javascript']);
  expect((await request.post(`${url}/mcp`, { data: {} })).status()).toBe(400);
});
