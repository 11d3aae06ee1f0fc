// npm run test:changed [-- main]: format and lint of what changed since the last commit (or since
// a branch), import directions, types, and the tests that reach what changed, the nearest first.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { IMPORTS, LINT, printFailures, runChecks, TYPES_AND_BUILD } from './checks.mjs';
import { nearTests, readSources } from './import-graph.mjs';
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
/** So many tests so few imports from what changed run before the others, to fail in seconds. */
const NEAREST = 8;
const IMPORTS_BETWEEN = 4;
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
const code = changed.filter((file) => IS_CODE.test(file));
const reached = [...code, ...readers.map(([, test]) => test)];
const unit = ['--run', '--project=unit', '--passWithNoTests'];

/** Runs the tests that reach what changed, and those far from it when the nearest pass. */
function runReached() {
  const nearest = nearTests(code, readSources(), IMPORTS_BETWEEN).slice(0, NEAREST);
  const failed = nearest.length > 0 ? runTool('vitest', [...unit, ...nearest]) : 0;
  if (failed) console.log('The tests nearest to what changed failed; the others were not run.');
  if (failed) return failed;
  console.log('Now the tests that are farther from what changed.');
  const others = nearest.flatMap((test) => ['--exclude', test]);
  return runTool('vitest', ['related', ...unit, ...others, ...reached]);
}

const exitCode = reached.length === 0 ? 0 : runReached();
printFailures(failures);
process.exit(failures.length === 0 ? exitCode : 1);
