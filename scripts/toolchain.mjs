import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCK_FILE = `${ROOT}package-lock.json`;
const STAMP = `${ROOT}node_modules/.portal-install`;
const BIN = `${ROOT}node_modules/.bin/`;

/** The Node of the repository (the package `node`), whichever one the machine has. */
export const NODE = `${BIN}node`;

const environment = {
  ...process.env,
  PATH: `${BIN}:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** Runs a command to its end with its output shown. @returns its exit code */
export function run(command, args, options = {}) {
  const { env, ...rest } = options;
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...environment, ...env },
    ...rest,
  });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/** Runs a tool of node_modules/.bin. */
export const runTool = (tool, args, options) => run(`${BIN}${tool}`, args, options);

/** Starts a command that stays, hands signals on to it, and ends with its exit code. */
export function runForever(command, args) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  if (process.env.npm_lifecycle_event !== undefined) stopWithNpm(child);
  return child;
}

/**
 * npm hands a signal to the shell that runs the script, and the shell keeps it to itself: stopping
 * `npm start` would leave the portal running. The shell's end is seen from here as a new parent.
 */
function stopWithNpm(child) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, 500).unref();
}

/** Installs what the lock file names, unless that very lock file is installed already. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === wanted) return;
  console.log('Installing the dependencies...');
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) process.exit(code);
  writeFileSync(STAMP, wanted);
}

/** Builds what is not built yet; turbo answers from its cache where nothing changed. */
export const tryBuild = () =>
  runTool('turbo', ['run', 'build', '--output-logs=errors-only', '--no-update-notifier']);

/** Builds, or ends here with the build's exit code. */
export function build() {
  const code = tryBuild();
  if (code !== 0) process.exit(code);
}
