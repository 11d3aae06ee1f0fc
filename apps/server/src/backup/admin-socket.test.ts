import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type OpenDatabase, openDatabase } from '@hoa/db/open-database';
import { EMPTY_DATABASE, templateDatabase } from '@hoa/db/testing/template-database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordRunning } from './admin-client.ts';
import { adminSocketPath, openAdminSocket } from './admin-socket.ts';

/** More than a socket takes at once. */
const DUMP_BYTES = 32 * 1024 * 1024;

async function ask(socketPath: string, path: string, method = 'GET'): Promise<IncomingMessage> {
  const [response] = await once(request({ socketPath, path, method }).end(), 'response');
  return response;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-socket-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyDatabase(): Promise<OpenDatabase> {
  const database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
  onTestFinished(() => database.close());
  return database;
}

test('a backup that is broken off is logged, and the portal goes on taking commands', async () => {
  const dataDir = newFolder();
  const database = await emptyDatabase();
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

test('a second restore is refused until everything is up on what the first one brought', async () => {
  const dataDir = newFolder();
  const database = await emptyDatabase();
  const unpacked = Promise.withResolvers<void>();
  const restore = vi.fn(() => unpacked.promise);
  const onRestored = vi.fn(async () => {});
  const close = await openAdminSocket(
    dataDir,
    { dump: async () => new Blob([]), restore },
    { database, onRestored, log: { warn: vi.fn() } },
  );
  const path = adminSocketPath(dataDir);
  const first = ask(path, '/restore', 'POST');
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce(), 60_000);
  const second = await ask(path, '/restore', 'POST');
  expect(second.statusCode).toBe(503);
  expect(await text(second)).toContain('Another restore is under way.');
  expect(onRestored).not.toHaveBeenCalled();
  unpacked.resolve();
  for (const response of [await first, await ask(path, '/restore', 'POST')]) {
    expect(response.statusCode).toBe(200);
    response.resume();
  }
  expect(restore).toHaveBeenCalledTimes(2);
  await close();
});

test('a portal that hangs is not waited for without end', async () => {
  const dataDir = newFolder();
  const asked = Promise.withResolvers<void>();
  const silent = createServer(() => asked.resolve());
  await once(silent.listen(adminSocketPath(dataDir)), 'listening');
  // Its timer is the engine's own, which no fake clock moves on.
  const wait = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(wait.signal);
  onTestFinished(() => {
    timeout.mockRestore();
    silent.closeAllConnections();
    silent.close();
  });
  const refused = expect(recordRunning(dataDir, 10)).rejects.toThrow(
    /did not answer within 30 seconds/,
  );
  await asked.promise;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  wait.abort();
  await refused;
});
