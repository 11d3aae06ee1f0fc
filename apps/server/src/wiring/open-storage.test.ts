import { type OpenDatabase, openDatabase } from '@hoa/db/open-database';
import { findContentVersion, saveLibraryState } from '@hoa/db/repositories/library.repository';
import { DatabaseProxy } from '@hoa/db/testing/database-proxy';
import { createServerDatabase, isServerAvailable } from '@hoa/db/testing/test-databases';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStorage } from './open-storage.ts';

const hasServer = await isServerAvailable();
const PATIENCE = { timeout: 60_000, interval: 50 };

/** Puts back a backup of the same articles with another text, of which no trigger tells. */
async function putBack({ db }: OpenDatabase, content: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`alter table topic_content disable trigger user`.execute(trx);
    await sql`update topic_content set content = ${content} where topic_id = 1`.execute(trx);
    await sql`alter table topic_content enable trigger user`.execute(trx);
    await sql`drop trigger topics_updated on topics`.execute(trx);
    await sql`create trigger topics_updated after update on topics
      for each row execute function announce_library_change('id')`.execute(trx);
  });
}

test.runIf(hasServer)(
  'a backup that is put back is read; what another release loaded outlives a lost connection',
  async () => {
    const server = await createServerDatabase();
    onTestFinished(server.drop);
    const proxy = await DatabaseProxy.open(server.url);
    onTestFinished(() => proxy.close());
    const other = await openDatabase({ url: server.url });
    onTestFinished(() => other.close());
    await using closing = new AsyncDisposableStack();
    const logger = pino({ level: 'silent' });
    const { keeper, feed, library } = await openStorage(
      { location: { url: proxy.url }, logger },
      closing,
    );
    feed.follow(library);
    await keeper.check();
    await putBack(other, 'put back');
    const text = () => library.content(1)?.content.content;
    await vi.waitFor(() => expect(text()).toBe('put back'), PATIENCE);

    await saveLibraryState(other.db, { version: 'newer', loads: 2 });
    proxy.mode = 'cut';
    await vi.waitFor(() => expect(keeper.state.status).toBe('down'), PATIENCE);
    proxy.mode = 'pass';
    await vi.waitFor(() => expect(keeper.state.status).toBe('up'), PATIENCE);
    expect(await findContentVersion(other.db)).toBe('newer');
  },
);
