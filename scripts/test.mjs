// npm test: every check in order; the last line is the sum over all suites.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';
import { ensureInstalled, ROOT, runTool, tryBuild } from './toolchain.mjs';

const REPORTS = `${ROOT}test-results/`;
// The configurations of both runners give each test another try when this is set.
const CI = process.env.CI || '1';

const totals = { passed: 0, failed: 0, laterTry: [] };

function title(text) {
  console.log(`\n=== ${text}`);
}

/** A step without tests of its own: it adds nothing when it passes and one failure when not. */
function check(name, runStep) {
  title(name);
  if (runStep() === 0) return;
  totals.failed += 1;
  console.error(`${name}: failed`);
}

/** A test runner: its report says how many passed; a crash without a report is a failure. */
function suite(name, tool, args, env, report, read) {
  title(name);
  const code = runTool(tool, args, { env: { CI, ...env } });
  let counted = { passed: 0, failed: 0, laterTry: [] };
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  totals.laterTry.push(...counted.laterTry);
}

ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

check('Format and lint', () => runTool('biome', ['check', '--error-on-warnings', '.']));
check('Unused code and dependencies', () => runTool('knip', []));
check('Types', () =>
  runTool('turbo', [
    'run',
    'typecheck',
    'typecheck:tools',
    '--output-logs=errors-only',
    '--no-update-notifier',
  ]),
);
check('Build', tryBuild);

suite(
  'Unit and integration tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}vitest.json`],
  {},
  `${REPORTS}vitest.json`,
  readVitestReport,
);

suite(
  'Browser journeys',
  'playwright',
  ['test', '--config=apps/web/playwright.config.ts', '--reporter=list,json'],
  { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}playwright.json` },
  `${REPORTS}playwright.json`,
  readPlaywrightReport,
);

if (totals.laterTry.length > 0) console.log('\nPassed only on a later try:');
for (const name of totals.laterTry) console.log(`- ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
