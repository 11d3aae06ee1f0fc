import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { OwnServer } from './own-server.ts';
import { newFolder } from './portal-process.ts';

const ROOT_FOLDER = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root: Debian's own user, or nobody. */
const NOBODY = 65_534;

/** The folder of PostgreSQL's programs, newest version first; undefined without any. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(ROOT_FOLDER)) return undefined;
  return readdirSync(ROOT_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(ROOT_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1] ?? NOBODY), gid: Number(line?.[2] ?? NOBODY) };
}

/** The processes of a server: the first one and its children. */
function family(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.split('\n').map(Number).filter(Boolean)];
}

/** A PostgreSQL server of our own, to be killed and stopped at will. */
export class PostgresCluster {
  readonly #programs: string;
  readonly #folder: string;
  readonly #port: number;
  #server: OwnServer | undefined;

  private constructor(programs: string, folder: string, port: number) {
    this.#programs = programs;
    this.#folder = folder;
    this.#port = port;
  }

  static async create(programs: string): Promise<PostgresCluster> {
    const parent = newFolder();
    const user = serverUser();
    const folder = join(parent, 'cluster');
    mkdirSync(folder);
    if (user.uid !== undefined && user.gid !== undefined) {
      chownSync(parent, user.uid, user.gid);
      chownSync(folder, user.uid, user.gid);
    }
    const settings = ['--username=portal', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    execFileSync(join(programs, 'initdb'), ['-D', folder, ...settings], {
      ...user,
      stdio: 'ignore',
    });
    const cluster = new PostgresCluster(programs, folder, await freePort());
    await cluster.start();
    return cluster;
  }

  get url(): string {
    return `postgres://portal@127.0.0.1:${this.#port}/postgres`;
  }

  async start(): Promise<void> {
    const options = ['-D', this.#folder, '-p', String(this.#port), '-k', this.#folder];
    const address = ['-c', 'listen_addresses=127.0.0.1'];
    const answers = async () => this.#answers();
    const program = join(this.#programs, 'postgres');
    this.#server = await OwnServer.start(program, [...options, ...address], answers, serverUser());
  }

  /** As when the machine loses power: no connection is closed in order. */
  async kill(): Promise<void> {
    await this.#server?.kill(() => this.#signalAll('SIGKILL'));
    this.#server = undefined;
  }

  /** Every process stands still with its connections open. */
  freeze(): void {
    this.#signalAll('SIGSTOP');
  }

  thaw(): void {
    this.#signalAll('SIGCONT');
  }

  #signalAll(name: NodeJS.Signals): void {
    const pid = this.#server?.process.pid;
    // Without this a missing number would mean every process of our own group.
    if (pid === undefined) throw new Error('PostgreSQL is not running');
    for (const one of family(pid)) signal(one, name);
  }

  #answers(): boolean {
    execFileSync(join(this.#programs, 'pg_isready'), [
      '-q',
      '-h',
      '127.0.0.1',
      '-p',
      String(this.#port),
    ]);
    return true;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself meanwhile.
  }
}
