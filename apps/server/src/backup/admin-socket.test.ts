import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@hoa/db/open-database';
import { EMPTY_DATABASE, templateDatabase } from '@hoa/db/testing/template-database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { adminSocketPath, openAdminSocket } from './admin-socket.ts';

/** More than a socket takes at once. */
const DUMP_BYTES = 32 * 1024 * 1024;

async function ask(socketPath: string, path: string): Promise<IncomingMessage> {
  const [response] = await once(get({ socketPath, path }), 'response');
  return response;
}

test('a backup that is broken off is logged, and the portal goes on taking commands', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-socket-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
  onTestFinished(() => database.close());
  const log = { warn: vi.fn() };
  const archive = {
    dump: async () => new Blob([new Uint8Array(DUMP_BYTES)]),
    restore: async () => {},
  };
  const close = await openAdminSocket(dataDir, archive, {
    database,
    onRestored: async () => {},
    log,
  });
  const path = adminSocketPath(dataDir);
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');

  const backup = await ask(path, '/backup');
  expect(backup.headers['content-length']).toBe(String(DUMP_BYTES));
  backup.destroy();
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), 60_000);
  const other = await ask(path, '/nothing');
  expect(other.statusCode).toBe(404);
  other.resume();
  await close();
});
