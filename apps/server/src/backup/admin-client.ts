import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PortalError } from '@hoa/core/errors';
import type { VisitorRecord } from '../services/visitor-review.ts';
import { adminSocketPath } from './admin-socket.ts';

function send(
  socketPath: string,
  method: 'GET' | 'POST',
  path: string,
  write: (call: ClientRequest) => void = (call) => call.end(),
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, method, path }, resolve).on('error', reject);
    write(call);
  });
}

/**
 * Sends a command to the portal that runs on a data folder.
 *
 * @returns its answer; undefined when no portal runs there
 * @throws PortalError 'unavailable' with what it says when it cannot
 */
async function command(
  dataDir: string,
  ...call: [method: 'GET' | 'POST', path: string, write?: (call: ClientRequest) => void]
): Promise<IncomingMessage | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const socket = adminSocketPath(dataDir);
  const probe = await send(socket, 'GET', '/').catch(() => undefined);
  if (probe === undefined) return undefined;
  probe.resume();
  const response = await send(socket, ...call);
  if (response.statusCode === 200) return response;
  throw new PortalError('unavailable', await text(response));
}

/** Has the portal that runs on a folder write its database to a file. @returns false without one */
export async function backupRunning(dataDir: string, file: string): Promise<boolean> {
  const response = await command(dataDir, 'GET', '/backup');
  if (response === undefined) return false;
  await pipeline(response, createWriteStream(file));
  return true;
}

/** Has the portal that runs on a folder go on with a backup. @returns false without one */
export async function restoreRunning(dataDir: string, file: string): Promise<boolean> {
  const response = await command(dataDir, 'POST', '/restore', (call) => {
    call.setHeader('content-length', statSync(file).size);
    createReadStream(file).pipe(call);
  });
  response?.resume();
  return response !== undefined;
}

/** A moment as JSON carries it. */
const DATE_FIELD = 'lastSeen';

/** What visitors left, as the portal that runs on a folder knows it; undefined without one. */
export async function recordRunning(
  dataDir: string,
  count: number,
): Promise<VisitorRecord | undefined> {
  const response = await command(dataDir, 'GET', `/record?count=${count}`);
  if (response === undefined) return undefined;
  return JSON.parse(await text(response), (key, value) =>
    key === DATE_FIELD ? new Date(value) : value,
  );
}
