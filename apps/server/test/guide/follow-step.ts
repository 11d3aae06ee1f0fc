import { exec } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Step } from './read-guide.ts';

function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** @throws Error unless exactly one line is the one named; its indentation does not count */
function addAfter(text: string, anchor: string, addition: string): string {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => (line.trim() === anchor.trim() ? [index] : []));
  const [index] = found;
  if (index === undefined || found.length > 1) {
    throw new Error(`${found.length} lines are '${anchor.trim()}', not one`);
  }
  return lines.toSpliced(index + 1, 0, ...addition.split('\n')).join('\n');
}

function replaceOnce(text: string, old: string, fresh: string): string {
  const count = text.split(old).length - 1;
  if (count !== 1) throw new Error(`${count} places hold what is to be replaced, not one:\n${old}`);
  return text.replace(old, () => fresh);
}

/** A second worker would read the library and fill a database for a handful of tests. */
const QUIET_AND_ALONE = { NO_COLOR: '1', VITEST_MAX_WORKERS: '1' };

/** What a command ended with, and all that it said. */
function ended(root: string, command: string): Promise<{ code: number; output: string }> {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // A reader types into a terminal of their own: nothing of this test runner is handed on.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const options = { cwd: root, env: { ...Object.fromEntries(env), ...QUIET_AND_ALONE, PATH } };
  return new Promise((resolve) => {
    const child = exec(command, { ...options, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: `${stdout}\n${stderr}` }),
    );
  });
}

async function run(root: string, command: string, refused: boolean): Promise<void> {
  const { code, output } = await ended(root, command);
  if ((code !== 0) === refused) return;
  throw new Error(`'${command}' ended with ${code}:\n${output}`);
}

/**
 * Does in a copy of the repository what a step tells its reader to do.
 *
 * @throws Error that says what a reader would have run into
 */
export async function followStep(root: string, step: Step): Promise<void> {
  if (step.kind === 'run') {
    for (const command of step.commands) await run(root, command, step.refused);
    return;
  }
  const { file, text } = step;
  if (step.kind === 'create') {
    if (existsSync(join(root, file))) throw new Error(`${file} is there already`);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    return;
  }
  edit(root, file, (before) =>
    step.kind === 'add' ? addAfter(before, step.after, text) : replaceOnce(before, step.old, text),
  );
}
