import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PortalError } from '@hoa/core/errors';
import type { VisitorRecord } from '../services/visitor-review.ts';
import { adminSocketPath } from './admin-socket.ts';

/** A portal that unpacks a backup or loads its library answers late; what it is then told may take long. */
const FIRST_ANSWER_MS = 30_000;

function send(
  options: RequestOptions,
  write: (call: ClientRequest) => void = (call) => call.end(),
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request(options, resolve).on('error', reject);
    write(call);
  });
}

/** @throws PortalError 'unavailable' when somebody listens there and does not answer in time */
async function isAnswered(socketPath: string, dataDir: string): Promise<boolean> {
  const signal = AbortSignal.timeout(FIRST_ANSWER_MS);
  try {
    const answer = await send({ socketPath, path: '/', signal });
    answer.resume();
    return true;
  } catch {
    if (!signal.aborted) return false;
    throw new PortalError(
      'unavailable',
      `The portal that runs on DATA_DIR ${dataDir} did not answer within ` +
        `${FIRST_ANSWER_MS / 1_000} seconds. Try again, or end that process first.`,
    );
  }
}

/**
 * Sends a command to the portal that runs on a data folder.
 *
 * @returns its answer; undefined when no portal runs there
 * @throws PortalError 'unavailable' with what it says when it cannot, or when it says nothing
 */
async function command(
  dataDir: string,
  method: 'GET' | 'POST',
  path: string,
  write?: (call: ClientRequest) => void,
): Promise<IncomingMessage | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const socketPath = adminSocketPath(dataDir);
  if (!(await isAnswered(socketPath, dataDir))) return undefined;
  const response = await send({ socketPath, method, path }, write);
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
