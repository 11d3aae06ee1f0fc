import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { newFolder } from './portal-process.ts';
import { waitUntil } from './wait-until.ts';

const PROGRAM = '/usr/bin/redis-server';

export const hasRedis = (): boolean => existsSync(PROGRAM);

/** A Redis of our own, to be killed at will. */
export class RedisServer {
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    process.on('exit', () => this.#process?.kill('SIGKILL'));
  }

  static async open(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', ''];
    this.#process = spawn(PROGRAM, [...options, '--dir', newFolder()], { stdio: 'ignore' });
    await waitUntil(async () => {
      const socket = connect(this.#port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
      return true;
    }, 'Redis answers');
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
    this.#process = undefined;
  }
}
