import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCK_FILE = `${ROOT}package-lock.json`;
/** Where npm writes down what it installed, once all of it is there. */
const INSTALLED_FILE = `${ROOT}node_modules/.package-lock.json`;
/** Where npm puts the tools. */
export const BIN = `${ROOT}node_modules/.bin/`;

/** The Node of the repository (the package `node`), whichever one the machine has. */
export const NODE = `${BIN}node`;

/** Arguments of Node that read variables; those of the shell win, then those of `.env.local`. */
export const ENV_FILES = ['.env', '.env.local']
  .filter((name) => existsSync(ROOT + name))
  .map((name) => `--env-file=${name}`);

/** The environment of every tool: ours come first, and none calls home. */
export const environment = {
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

/**
 * Runs a tool of node_modules/.bin while others go on.
 *
 * @returns its exit code, and what it said, which is not shown
 */
export async function runBeside(tool, args) {
  const child = spawn(BIN + tool, args, { cwd: ROOT, env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output };
}

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

/**
 * Whether what npm installed is what the lock file names: every package in the same version, and
 * none missing but those for other systems.
 */
export function isInstalled({ packages: wanted }, { packages: installed }) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    if (!(path in installed)) return entry.optional === true;
    return JSON.stringify(installed[path]) === JSON.stringify(entry);
  });
}

/** Installs what the lock file names, unless it is there already, whoever installed it. */
export function ensureInstalled() {
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  if (existsSync(INSTALLED_FILE) && isInstalled(read(LOCK_FILE), read(INSTALLED_FILE))) return;
  console.log('Installing the dependencies...');
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) process.exit(code);
}

/** The pages, and the rows of what texts mean, which the first answers would wait for. */
export const BUILD_TASKS = ['build', 'make-rows'];

/**
 * Builds what is not built yet, or ends here with the build's exit code; turbo answers from its
 * cache where nothing changed.
 */
export function build() {
  const quietly = ['--output-logs=errors-only', '--no-update-notifier'];
  const code = runTool('turbo', ['run', ...BUILD_TASKS, ...quietly]);
  if (code !== 0) process.exit(code);
}
