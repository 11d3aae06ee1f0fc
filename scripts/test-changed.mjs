// npm run test:changed [-- main]: format and lint of what changed since the last commit (or since
// a branch), import directions, types, and the tests that reach what changed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { IMPORTS, LINT, printFailures, runChecks, TYPES_AND_BUILD } from './checks.mjs';
import { ensureInstalled, ROOT, runTool } from './toolchain.mjs';

/** Tests that read files which they do not import. */
const READ_BY = [
  [/^packages\/content\/articles\//, 'packages/content/src/library.test.ts'],
  [/^docs\/dependencies\.md$|(?:^|\/)package\.json$/, 'scripts/dependencies.test.mjs'],
  [
    /^(?:docker-compose\.yml|Dockerfile|\.(?:dockerignore|env\.example))$/,
    'scripts/compose.test.mjs',
  ],
];
const IS_CODE = /\.(?:ts|tsx|mjs)$/;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');

function changedFiles(since) {
  const known = git('diff', '--name-only', '--relative', since);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...known, ...added].filter((file) => file !== '' && existsSync(ROOT + file));
}

ensureInstalled();
const changed = changedFiles(process.argv[2] ?? 'HEAD');
const failures = await runChecks({
  'Format and lint': [...LINT, '--no-errors-on-unmatched', ...changed],
  'Import directions': IMPORTS,
  'Types and build': TYPES_AND_BUILD,
});
const readers = READ_BY.filter(([files]) => changed.some((file) => files.test(file)));
const reached = [
  ...changed.filter((file) => IS_CODE.test(file)),
  ...readers.map(([, test]) => test),
];
const code =
  reached.length === 0
    ? 0
    : runTool('vitest', ['related', '--run', '--project=unit', '--passWithNoTests', ...reached]);
printFailures(failures);
process.exit(failures.length === 0 ? code : 1);
