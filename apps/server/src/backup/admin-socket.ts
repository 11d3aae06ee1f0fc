import { createHash } from 'node:crypto';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PortalError } from '@hoa/core/errors';
import type { DatabaseArchive } from '@hoa/db/open-database';
import type { QuestionGap } from '@hoa/db/repositories/question-gap.repository';

/** The longest path that a Unix socket may have, on every system (sun_path). */
const SOCKET_PATH_MAX = 100;
const ARCHIVE_MAX_BYTES = 1024 * 1024 * 1024;

/**
 * Where a running portal takes orders about its embedded database: a socket in DATA_DIR, which
 * only the user who runs the portal may open. Not a port: nothing on the network reaches it.
 */
export function adminSocketPath(dataDir: string): string {
  const folder = realpathSync(dataDir);
  const path = join(folder, 'portal.sock');
  if (path.length <= SOCKET_PATH_MAX) return path;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  return join(tmpdir(), `hoa-portal-${name}.sock`);
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

/** What can be ordered. */
export interface AdminOrders {
  archive: DatabaseArchive;
  /** Replaces the database by a backup and brings everything up on it. */
  restore(archive: Blob): Promise<void>;
  /** What visitors asked that the library does not cover, most wanted first. */
  gaps(count: number): Promise<readonly QuestionGap[]>;
}

async function obey(
  { archive, restore, gaps }: AdminOrders,
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
    case 'GET /gaps':
      response.end(JSON.stringify(await gaps(Number(searchParams.get('count')))));
      break;
    default:
      response.writeHead(404).end();
  }
}

/** Listens for orders. @returns what ends it */
export async function openAdminSocket(
  dataDir: string,
  orders: AdminOrders,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = adminSocketPath(dataDir);
  // The lock on DATA_DIR is ours: a socket that is there was left by a process that was killed.
  rmSync(path, { force: true });
  const server: Server = createServer(async (request, response) => {
    try {
      await obey(orders, request, response);
    } catch (error) {
      onError(error);
      const known = error instanceof PortalError;
      response.writeHead(known ? error.status : 500);
      response.end(known ? error.message : 'It failed; the log of the portal says why.');
    }
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}
