import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { type OpenDatabase, openDatabase } from '@hoa/db/open-database';
import { upsertCategories } from '@hoa/db/repositories/category.repository';
import { upsertTopics } from '@hoa/db/repositories/topic.repository';
import { upsertContent } from '@hoa/db/repositories/topic-content.repository';
import { contentRow, topicRow } from '@hoa/db/testing/library-rows';
import {
  createServerDatabase,
  isServerAvailable,
  testDatabases,
} from '@hoa/db/testing/test-databases';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LibraryFeed } from './library-feed.ts';
import { LibraryStore } from './library-store.ts';
import { loadSnapshot } from './load-snapshot.ts';

/** npm run test:chaos measures the second that the design promises; other suites run beside this. */
const PATIENCE = { timeout: 60_000, interval: 5 };

async function fill({ db }: OpenDatabase): Promise<void> {
  await upsertCategories(db, FALLBACK_CATEGORIES);
  await upsertTopics(db, [topicRow(1), topicRow(2)]);
  await upsertContent(db, contentRow(1, 'one'));
}

/** A library that follows a database as a process does, and what it heard. */
async function follow(database: OpenDatabase) {
  const onError = vi.fn();
  const feed = await LibraryFeed.open(database, onError);
  const library = new LibraryStore(await loadSnapshot(database.db));
  const onReplace = vi.fn();
  library.onReplace(onReplace);
  feed.follow(library);
  return { feed, library, onReplace, onError };
}

const soon = (check: () => void) => vi.waitFor(check, PATIENCE);

describe.each(await testDatabases())('a library that follows $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await fill(database);
  });
  afterAll(() => database.close());

  test('a stored text is there at once, and the articles are the very same', async () => {
    const { feed, library, onReplace } = await follow(database);
    const { articles } = library.snapshot;
    await upsertContent(database.db, contentRow(2, 'two'));
    await soon(() => expect(library.content(2)?.content.content).toBe('two'));
    expect(onReplace).toHaveBeenCalledOnce();
    expect(library.snapshot.articles).toBe(articles);
    await feed.close();
  });

  test('what one transaction changes is seen together', async () => {
    const { feed, library, onReplace } = await follow(database);
    await database.db.transaction().execute(async (trx) => {
      await upsertTopics(trx, [topicRow(1, 'Renamed'), topicRow(2)]);
      await upsertContent(trx, contentRow(1, 'renamed'));
    });
    await soon(() => expect(library.article('topic-1')?.title).toBe('Renamed'));
    expect(library.content(1)?.content.content).toBe('renamed');
    expect(library.categories[0]?.topics.map(({ title }) => title)).toEqual(['Renamed', 'Topic 2']);
    expect(onReplace).toHaveBeenCalledOnce();
    await feed.close();
  });

  test('a change while the library was being read is not lost', async () => {
    const feed = await LibraryFeed.open(database, vi.fn());
    const snapshot = await loadSnapshot(database.db);
    await upsertContent(database.db, contentRow(1, 'meanwhile'));
    const library = new LibraryStore(snapshot);
    feed.follow(library);
    await soon(() => expect(library.content(1)?.content.content).toBe('meanwhile'));
    await feed.close();
  });

  test('after it is closed nothing is read any more', async () => {
    const { feed, library } = await follow(database);
    await feed.close();
    await upsertContent(database.db, contentRow(1, 'unseen'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(library.content(1)?.content.content).toBe('meanwhile');
  });
});

describe.runIf(await isServerAvailable())('several processes on one PostgreSQL', () => {
  let one: OpenDatabase;
  let other: OpenDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const server = await createServerDatabase();
    drop = server.drop;
    one = await openDatabase({ url: server.url });
    other = await openDatabase({ url: server.url });
    const { migrate } = await import('@hoa/db/migrate');
    await migrate(one.db);
    await fill(one);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await drop();
  });

  test('a change in one is seen in the other', async () => {
    const here = await follow(one);
    const there = await follow(other);
    await upsertContent(one.db, contentRow(1, 'everywhere'));
    await soon(() => {
      expect(there.library.content(1)?.content.content).toBe('everywhere');
      expect(here.library.content(1)?.content.content).toBe('everywhere');
    });
    await here.feed.close();
    await there.feed.close();
  });

  test('what changed while a connection was lost is found when it is back', async () => {
    const { feed, library, onError } = await follow(other);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(one.db);
    await upsertContent(one.db, contentRow(2, 'missed'));
    await soon(() => expect(library.content(2)?.content.content).toBe('missed'));
    expect(onError).toHaveBeenCalled();
    await feed.close();
  });
});
