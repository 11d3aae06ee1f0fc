import { setImmediate } from 'node:timers/promises';
import { openDatabase } from '@hoa/db/open-database';
import { createServerDatabase, isServerAvailable } from '@hoa/db/testing/test-databases';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

/** npm run test:chaos measures the second that the design promises; other suites run beside this. */
const PATIENCE = { timeout: 60_000, interval: 10 };

describe.runIf(await isServerAvailable())('two portals on one PostgreSQL', () => {
  let url: string;
  let drop: () => Promise<void>;
  let portals: App[];

  beforeAll(async () => {
    ({ url, drop } = await createServerDatabase());
    const start = () => createTestApp({ pages: true, database: { url } });
    portals = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(portals.map((portal) => portal.close()));
    await drop();
  });

  /** Lets the event loop turn first, as between visitors: requests without a pause are a flood. */
  async function getAll(path: string) {
    await setImmediate();
    return Promise.all(portals.map(({ http }) => http.inject(path)));
  }
  const readAll = async (path: string) => (await getAll(path)).map(({ body }) => body);
  const tagsOf = async (path: string) => (await getAll(path)).map(({ headers }) => headers.etag);

  test('both make the same bytes of a page, under the same validator', async () => {
    for (const path of ['/topic/reserve-funds', '/category/legal-compliance', '/api/categories']) {
      const [here, there] = await getAll(path);
      expect(here?.statusCode).toBe(200);
      expect(there?.body).toBe(here?.body);
      expect(there?.headers.etag).toBe(here?.headers.etag);
    }
  });

  test('an edited text is read in both, and nothing else is made again', async () => {
    const topic = '/topic/quorum-requirements';
    const paths = [topic, '/api/topics/quorum-requirements', '/api/content/quorum-requirements'];
    const others = ['/api/categories', '/topic/reserve-funds', '/category/board-management'];
    await Promise.all([...paths, ...others].map(readAll));
    const before = await Promise.all(others.map(tagsOf));

    const editor = await openDatabase({ url });
    await sql`update topic_content set content = content || '<p>Edited a moment ago.</p>'
      where topic_id = (select id from topics where slug = 'quorum-requirements')`.execute(
      editor.db,
    );
    for (const path of paths) {
      await vi.waitFor(async () => {
        for (const body of await readAll(path)) expect(body).toContain('Edited a moment ago.');
      }, PATIENCE);
    }
    expect(await Promise.all(others.map(tagsOf))).toEqual(before);
    await editor.close();
  });

  test('a new title reaches the lists that name it', async () => {
    await readAll('/category/board-management');
    const editor = await openDatabase({ url });
    await sql`update topics set title = 'Quorum, Renamed' where slug = 'quorum-requirements'`.execute(
      editor.db,
    );
    for (const path of ['/category/board-management', '/api/categories']) {
      await vi.waitFor(async () => {
        for (const body of await readAll(path)) expect(body).toContain('Quorum, Renamed');
      }, PATIENCE);
    }
    await editor.close();
  });
});
