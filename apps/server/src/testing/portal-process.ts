import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
/** Characters of output that are kept, the newest. */
const KEPT_CHARS = 20_000;
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** One real process of the portal, as npm start runs it; it ends with this process at the latest. */
export interface PortalProcess {
  /** Where it listens; known once it is ready. */
  readonly url: string;
  child: ChildProcess;
  exit: Promise<Exit>;
  output(): string;
  /** Resolves when it listens. @throws when it ends before */
  ready: Promise<void>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Exit>;
}

/** Starts the portal with these variables alone, on 127.0.0.1 and a port of the system's choice. */
export function spawnPortal(environment: NodeJS.ProcessEnv): PortalProcess {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let port: string | undefined;
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-KEPT_CHARS);
    port ??= /ready at \S+:(\d+)\n/.exec(output)?.[1];
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // Not 'exit', which may come before the last words were read.
  const exit = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code, signal, output };
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => port !== undefined && resolve());
    exit.then(({ code, signal }) =>
      reject(new Error(`ended with ${signal ?? code} before it was ready: ${output}`)),
    );
  });
  ready.catch(() => {});
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
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
