// npm run test:changed [-- main]: format and lint of what changed since the last commit (or since
// a branch), import directions, types, and the tests that reach what changed. The nearest of these
// come before all: types and build take a minute.
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
/** What starts the portal on its whole library takes a minute. */
const WHOLE_LIBRARY = 'apps/server/src/testing/library-database.ts';
const IS_CODE = /\.(?:ts|tsx|mjs)$/;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');

function changedFiles(since) {
  const known = git('diff', '--name-only', '--relative', since);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...known, ...added].filter((file) => file !== '' && existsSync(ROOT + file));
}

const UNIT = ['--run', '--project=unit', '--passWithNoTests'];

/** Runs the tests that stand nearest to what changed. @returns an exit code */
function runNearest(tests) {
  return tests.length === 0 ? 0 : runTool('vitest', [...UNIT, ...tests]);
}

ensureInstalled();
const changed = changedFiles(process.argv[2] ?? 'HEAD');
const code = changed.filter((file) => IS_CODE.test(file));
const near = nearTests(code, readSources(), IMPORTS_BETWEEN, WHOLE_LIBRARY);
const nearest = near.slice(0, NEAREST);
const failedAtFirst = runNearest(nearest);

const failures = await runChecks({
  'Format and lint': [...LINT, '--no-errors-on-unmatched', ...changed],
  'Import directions': IMPORTS,
  'Types and build': TYPES_AND_BUILD,
});

/** Runs the other tests that reach what changed, when the nearest pass. @returns an exit code */
function runOthers() {
  // Those that failed may have wanted what is built only now.
  if (failedAtFirst && runNearest(nearest)) {
    console.log('The tests nearest to what changed failed; the others were not run.');
    return 1;
  }
  const readers = READ_BY.filter(([files]) => changed.some((file) => files.test(file)));
  const reached = [...code, ...readers.map(([, test]) => test)];
  if (reached.length === 0) return 0;
  const others = nearest.flatMap((test) => ['--exclude', test]);
  return runTool('vitest', ['related', ...UNIT, ...others, ...reached]);
}

const exitCode = runOthers();
printFailures(failures);
process.exit(failures.length === 0 ? exitCode : 1);
