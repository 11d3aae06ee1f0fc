import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const SERVER = fileURLToPath(new URL('../apps/server/src/server.ts', import.meta.url));
const running = new Set<ChildProcess>();
const folders: string[] = [];
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** One real process of the portal, as npm start runs it. */
export interface PortalProcess {
  url: string;
  environment: NodeJS.ProcessEnv;
  child: ChildProcess;
  exit: Promise<Exit>;
  output(): string;
  /** Resolves when it listens. @throws when it ends before */
  ready: Promise<void>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Exit>;
}

/** A folder that is gone when this process ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  folders.push(folder);
  return folder;
}

/** Starts the portal on a port and a folder of its own; DATABASE_URL and the rest as given. */
export async function startPortal(given: NodeJS.ProcessEnv = {}): Promise<PortalProcess> {
  const port = given.PORT ?? String(await freePort());
  const environment = {
    DATA_DIR: newFolder(),
    LOG_LEVEL: 'warn',
    ASK_PER_MINUTE: '10000',
    TRUST_PROXY: '127.0.0.1',
    ...given,
    PORT: port,
    HOST: '127.0.0.1',
  };
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'chaos-cache'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exit = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return { code, signal, output };
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('ready at') && resolve());
    exit.then(({ code, signal }) =>
      reject(new Error(`ended with ${signal ?? code} before it was ready: ${output}`)),
    );
  });
  ready.catch(() => {});
  return {
    url: `http://127.0.0.1:${port}`,
    environment,
    child,
    exit,
    ready,
    output: () => output,
    kill(signal) {
      child.kill(signal);
      return exit;
    },
  };
}
