import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PortalError } from '@hoa/core/errors';
import { migrate } from '@hoa/db/migrate';
import type { DatabaseArchive, OpenDatabase } from '@hoa/db/open-database';
import type { BaseLogger } from 'pino';
import { readVisitorRecord } from '../services/visitor-review.ts';

/** The longest path that a Unix socket may have, on every system (sun_path). */
const SOCKET_PATH_MAX = 100;
const ARCHIVE_MAX_BYTES = 1024 * 1024 * 1024;

/**
 * Where a running portal takes commands about its embedded database: a socket in DATA_DIR, which
 * only the user who runs the portal may open. Not a port: nothing on the network reaches it.
 */
export function adminSocketPath(dataDir: string): string {
  const folder = realpathSync(dataDir);
  const path = join(folder, 'portal.sock');
  if (path.length <= SOCKET_PATH_MAX) return path;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  return join(tmpdir(), `hoa-portal-${name}.sock`);
}

interface AdminDependencies {
  database: OpenDatabase;
  /** Brings everything up on a restored database. */
  onRestored: () => Promise<void>;
  log: Pick<BaseLogger, 'warn'>;
}

async function readBody(request: IncomingMessage): Promise<Blob> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer<ArrayBuffer>>) {
    bytes += chunk.length;
    if (bytes > ARCHIVE_MAX_BYTES) throw new PortalError('too-large', 'The backup is too large.');
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

interface Commands {
  database: OpenDatabase;
  archive: DatabaseArchive;
  restore(file: Blob): Promise<void>;
}

async function handleCommand(
  { database, archive, restore }: Commands,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://portal');
  switch (`${request.method} ${pathname}`) {
    case 'GET /backup': {
      const dump = await archive.dump();
      response.writeHead(200, { 'content-length': dump.size });
      await pipeline(dump.stream(), response);
      break;
    }
    case 'POST /restore':
      await restore(await readBody(request));
      response.writeHead(200).end('restored');
      break;
    case 'GET /record': {
      const record = await readVisitorRecord(database.direct, Number(searchParams.get('count')));
      response.end(JSON.stringify(record));
      break;
    }
    default:
      response.writeHead(404).end();
  }
}

/**
 * Has one restore run at a time, until everything is up on what it brought: two would unpack into
 * one folder, and the second would replace what the first kept of before.
 */
function oneRestoreAtATime({ onRestored }: AdminDependencies, archive: DatabaseArchive) {
  let isRestoring = false;
  return async (file: Blob): Promise<void> => {
    if (isRestoring) {
      throw new PortalError(
        'unavailable',
        'Another restore is under way. Try again when it has ended.',
      );
    }
    isRestoring = true;
    try {
      await archive.restore(file, async (db) => void (await migrate(db)));
    } finally {
      await onRestored().finally(() => {
        isRestoring = false;
      });
    }
  };
}

/** Listens on a socket that only our own user may open, from the moment it is there. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const maskBefore = process.umask(0o077);
  try {
    server.listen(path);
  } finally {
    process.umask(maskBefore);
  }
  await once(server, 'listening');
}

/**
 * Takes commands to back up, to restore and to tell what visitors left. A portal that cannot have
 * its socket runs without, and logs that it does.
 *
 * @returns what ends it
 */
export async function openAdminSocket(
  dataDir: string,
  archive: DatabaseArchive,
  deps: AdminDependencies,
): Promise<() => Promise<void>> {
  const restore = oneRestoreAtATime(deps, archive);
  const commands: Commands = { database: deps.database, archive, restore };
  const server = createServer(async (request, response) => {
    try {
      await handleCommand(commands, request, response);
    } catch (error) {
      deps.log.warn({ err: error }, 'a command on the socket failed');
      // Whoever sent it has left midway, or gets less than was announced.
      if (response.headersSent) return void response.destroy();
      const known = error instanceof PortalError;
      response.writeHead(known ? error.status : 500);
      response.end(known ? error.message : 'It failed; the log of the portal says why.');
    }
  });
  server.requestTimeout = 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  try {
    const path = adminSocketPath(dataDir);
    // The lock on DATA_DIR is ours: a socket that is there was left by a process that was killed.
    rmSync(path, { force: true });
    await listenPrivately(server, path);
    chmodSync(path, 0o600);
  } catch (error) {
    deps.log.warn({ err: error }, 'no commands while running: the socket could not be opened');
    await close();
    return async () => {};
  }
  server.on('error', (error) => deps.log.warn({ err: error }, 'the socket for commands failed'));
  return close;
}
