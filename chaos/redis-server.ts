import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { OwnServer } from './own-server.ts';
import { newFolder } from './portal-process.ts';

const PROGRAM = '/usr/bin/redis-server';

export const hasRedis = (): boolean => existsSync(PROGRAM);

/** Starts a Redis of our own, to be killed at will. */
export async function startRedis(): Promise<{ url: string; kill(): Promise<void> }> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const server = await OwnServer.start(PROGRAM, [...options, '--dir', newFolder()], async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
    return true;
  });
  return { url: `redis://127.0.0.1:${port}`, kill: () => server.kill() };
}
