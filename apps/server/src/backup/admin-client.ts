import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PortalError } from '@hoa/core/errors';
import type { QuestionGap } from '@hoa/db/repositories/question-gap.repository';
import { adminSocketPath } from './admin-socket.ts';

function send(
  socketPath: string,
  method: 'GET' | 'POST',
  path: string,
  write: (call: ClientRequest) => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, method, path }, resolve).on('error', reject);
    write(call);
  });
}

async function answered(response: IncomingMessage): Promise<IncomingMessage> {
  if (response.statusCode === 200) return response;
  throw new PortalError('unavailable', await text(response));
}

/** The socket of the portal that runs on a data folder; undefined when none does. */
async function runningPortal(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const path = adminSocketPath(dataDir);
  const probe = send(path, 'GET', '/', (call) => call.end());
  return probe.then(
    (response) => {
      response.resume();
      return path;
    },
    () => undefined,
  );
}

/** Has the portal that runs on a folder write its database to a file. @returns false without one */
export async function backupRunning(dataDir: string, file: string): Promise<boolean> {
  const socket = await runningPortal(dataDir);
  if (socket === undefined) return false;
  const response = await send(socket, 'GET', '/backup', (call) => call.end()).then(answered);
  await pipeline(response, createWriteStream(file));
  return true;
}

/** Has the portal that runs on a folder go on with a backup. @returns false without one */
export async function restoreRunning(dataDir: string, file: string): Promise<boolean> {
  const socket = await runningPortal(dataDir);
  if (socket === undefined) return false;
  const response = await send(socket, 'POST', '/restore', (call) => {
    call.setHeader('content-length', statSync(file).size);
    createReadStream(file).pipe(call);
  }).then(answered);
  response.resume();
  return true;
}

/** The gaps as the portal that runs on a folder knows them; undefined without one. */
export async function gapsRunning(
  dataDir: string,
  count: number,
): Promise<QuestionGap[] | undefined> {
  const socket = await runningPortal(dataDir);
  if (socket === undefined) return undefined;
  const path = `/gaps?count=${count}`;
  const response = await send(socket, 'GET', path, (call) => call.end()).then(answered);
  const gaps: (Omit<QuestionGap, 'lastSeen'> & { lastSeen: string })[] = JSON.parse(
    await text(response),
  );
  return gaps.map((gap) => ({ ...gap, lastSeen: new Date(gap.lastSeen) }));
}
