// What needs no test runner: format, lint, import directions, unused code, types and the build.
import { BUILD_TASKS, runBeside } from './toolchain.mjs';

/** Lines that name a place in a file: of what a failed check said, those to begin with. */
const NAMES_PLACE = /[\w-]\.(?:ts|tsx|mjs|css|json|jsonc)\b/;
const LINES_SHOWN = 5;

export const LINT = ['biome', 'check', '--error-on-warnings'];
export const IMPORTS = ['node', 'scripts/check-imports.mjs'];
export const UNUSED = ['knip'];
/** In one go, so that what both need is built once; turbo answers from its cache. */
export const TYPES_AND_BUILD = [
  ...['turbo', 'run', ...BUILD_TASKS, 'typecheck', 'typecheck:tools', '--continue'],
  ...['--output-logs=errors-only', '--no-update-notifier'],
];

async function runCheck(name, [tool, ...args]) {
  const startedAt = Date.now();
  const { code, output } = await runBeside(tool, args);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  if (code === 0) {
    console.log(`${name}: passed (${seconds} s)`);
    return [];
  }
  console.error(`${output}\n${name}: failed (${seconds} s)`);
  const lines = output.split('\n').map((line) => line.trim());
  const places = lines.filter((line) => NAMES_PLACE.test(line)).slice(0, LINES_SHOWN);
  return [{ name, place: [tool, ...args].join(' '), message: places.join('\n    ') }];
}

/**
 * Runs checks beside each other; what a failed one says is shown when it ends.
 *
 * @param checks each with its command, by name
 * @returns a failure for each that failed
 */
export async function runChecks(checks) {
  const entries = Object.entries(checks);
  const failures = await Promise.all(entries.map(([name, command]) => runCheck(name, command)));
  return failures.flat();
}

/** Says once more what failed and where, just above the last line of a run. */
export function printFailures(failures) {
  if (failures.length > 0) console.log('\nFailed:');
  for (const { name, place, message } of failures) {
    console.log(`- ${place}\n    ${name}${message ? `\n    ${message}` : ''}`);
  }
}
