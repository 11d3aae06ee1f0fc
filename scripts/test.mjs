// npm test: every check in order; the last line is the sum over all suites.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { build, ensureInstalled, ROOT, runTool } from './toolchain.mjs';

const REPORTS = `${ROOT}test-results/`;

const totals = { passed: 0, failed: 0 };

function title(text) {
  console.log(`\n=== ${text}`);
}

/** A step without tests of its own: it adds nothing when it passes and one failure when not. */
function check(name, tool, args) {
  title(name);
  if (runTool(tool, args) !== 0) totals.failed += 1;
}

/** A test runner: its report says how many passed; a crash without a report is a failure. */
function suite(name, tool, args, env, report, count) {
  title(name);
  const code = runTool(tool, args, { env });
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  totals.passed += counted.passed;
  totals.failed += counted.failed;
}

ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

check('Format and lint', 'biome', ['check', '--error-on-warnings', '.']);
check('Types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only', '--no-update-notifier']);
title('Build');
build();

suite(
  'Unit and integration tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}vitest.json`],
  {},
  `${REPORTS}vitest.json`,
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
);

suite(
  'Browser journeys',
  'playwright',
  ['test', '--config=apps/web/playwright.config.ts', '--reporter=list,json'],
  { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}playwright.json` },
  `${REPORTS}playwright.json`,
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
);

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
