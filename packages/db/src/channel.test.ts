import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIBRARY_CHANNEL, readLibraryChange } from './channel.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { upsertCategories } from './repositories/category.repository.ts';
import { listLibraryArticles, saveLibraryState } from './repositories/library.repository.ts';
import { upsertTopics } from './repositories/topic.repository.ts';
import { listContents, upsertContent } from './repositories/topic-content.repository.ts';
import { replaceSections } from './repositories/topic-section.repository.ts';
import { contentRow, topicRow } from './testing/library-rows.ts';
import {
  createServerDatabase,
  isServerAvailable,
  testDatabases,
} from './testing/test-databases.ts';

const PATIENCE = { timeout: 60_000 };

const section = (anchor: string) => ({
  anchor,
  heading: anchor,
  part: 'body' as const,
  blocks: [],
  answers: [],
});

/** Collects what is announced on the library's channel. */
async function listen(database: OpenDatabase) {
  const messages: string[] = [];
  const seen = { messages, gaps: 0, errors: 0 };
  const subscription = await database.listen(LIBRARY_CHANNEL, {
    onMessage: (payload) => messages.push(payload),
    onGap: () => {
      seen.gaps += 1;
    },
    onError: () => {
      seen.errors += 1;
    },
  });
  return { seen, subscription };
}

describe.each(await testDatabases())('changes of the library on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await upsertCategories(database.db, FALLBACK_CATEGORIES);
    await upsertTopics(database.db, [topicRow(1), topicRow(2)]);
  });
  afterAll(() => database.close());

  test('a transaction announces each topic once, when it commits', async () => {
    const { seen, subscription } = await listen(database);
    await database.db.transaction().execute(async (trx) => {
      await upsertContent(trx, contentRow(1, 'one'));
      await replaceSections(trx, 1, [section('a'), section('b')]);
      await upsertContent(trx, contentRow(2, 'two'));
      expect(seen.messages).toEqual([]);
    });
    await vi.waitFor(
      () => expect(seen.messages.toSorted()).toEqual(['topic:1', 'topic:2']),
      PATIENCE,
    );
    await subscription.close();
  });

  test('what is rolled back, or changes nothing, is not announced', async () => {
    const { seen, subscription } = await listen(database);
    const undone = database.db.transaction().execute(async (trx) => {
      await upsertContent(trx, contentRow(1, 'undone'));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await upsertTopics(database.db, [topicRow(1), topicRow(2)]);
    await upsertCategories(database.db, FALLBACK_CATEGORIES);
    await saveLibraryState(database.db, { version: 'v2', loads: 2 });
    await vi.waitFor(() => expect(seen.messages).toEqual(['library']), PATIENCE);
    await subscription.close();
  });

  test('a change made by hand in SQL is announced like any other', async () => {
    const { seen, subscription } = await listen(database);
    await sql`update topics set title = 'Renamed' where id = 2`.execute(database.db);
    await sql`delete from topic_content where topic_id = 1`.execute(database.db);
    await vi.waitFor(
      () => expect(seen.messages.toSorted()).toEqual(['topic:1', 'topic:2']),
      PATIENCE,
    );
    await subscription.close();
    await sql`update topics set title = 'Topic 2' where id = 2`.execute(database.db);
    expect(seen.messages).toHaveLength(2);
  });

  test('only the topics asked for are read', async () => {
    expect((await listLibraryArticles(database.db, [2])).map(({ slug }) => slug)).toEqual([
      'topic-2',
    ]);
    expect([...(await listContents(database.db, [1, 2])).keys()]).toEqual([2]);
    expect(await listLibraryArticles(database.db, [])).toEqual([]);
  });
});

const hasServer = await isServerAvailable();

test.runIf(hasServer)('a lost connection comes back, and says that it was away', async () => {
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ url });
  const { seen, subscription } = await listen(database);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    and query like 'listen%'`.execute(database.db);
  await vi.waitFor(() => expect(seen.gaps).toBe(1), PATIENCE);
  expect(seen.errors).toBeGreaterThan(0);
  await sql`notify library_changed, 'topic:7'`.execute(database.db);
  await vi.waitFor(() => expect(seen.messages).toEqual(['topic:7']), PATIENCE);
  await subscription.close();
  await database.close();
  await drop();
});

test('a server that is not there is reported and tried again, and closing ends that', async () => {
  const database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  const { seen, subscription } = await listen(database);
  await vi.waitFor(() => expect(seen.errors).toBeGreaterThan(1), PATIENCE);
  await subscription.close();
  const { errors } = seen;
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(seen.errors).toBe(errors);
  await database.close();
});

test('an announcement names its topic, or the library', () => {
  expect(readLibraryChange('topic:25')).toEqual({ topicId: 25 });
  expect(readLibraryChange('library')).toEqual({ topicId: null });
  expect(readLibraryChange('topic:x')).toEqual({ topicId: null });
});
