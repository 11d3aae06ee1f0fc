import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from './portal-process.ts';

/** A server of our own, which ends with this process at the latest. */
export class OwnServer {
  readonly process: ChildProcess;

  private constructor(child: ChildProcess, endSignal: NodeJS.Signals) {
    this.process = child;
    process.on('exit', () => child.kill(endSignal));
  }

  /**
   * Starts a program and waits until it answers.
   *
   * @param endSignal ends it with this process; SIGTERM for one that has to end its children
   */
  static async start(
    program: string,
    args: readonly string[],
    answers: () => Promise<boolean>,
    { endSignal = 'SIGKILL', ...options }: SpawnOptions & { endSignal?: NodeJS.Signals } = {},
  ): Promise<OwnServer> {
    const server = new OwnServer(spawn(program, args, { ...options, stdio: 'ignore' }), endSignal);
    await waitUntil(answers, `${program} answers`);
    return server;
  }

  /** As when the machine loses power: no connection is closed in order. */
  async kill(signalAll: () => void = () => this.process.kill('SIGKILL')): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exited = once(this.process, 'exit');
    signalAll();
    await exited;
  }
}
