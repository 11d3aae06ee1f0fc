// npm test: every check and every test; the last line is the sum over all suites. What is quick to
// fail comes first. The slow tests begin with the quick ones, and go on beside them on their own.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMPORTS, LINT, printFailures, runChecks, TYPES_AND_BUILD, UNUSED } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';
import { ensureInstalled, ROOT, runTool } from './toolchain.mjs';

const REPORTS = `${ROOT}test-results/`;
// The configurations of both runners give each test a second try when this is set.
const CI = process.env.CI || '1';

/** What the suites put into temporary folders stays together, and goes at the end. */
const scratch = mkdtempSync(join(tmpdir(), 'hoa-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const totals = { passed: 0, failures: [], laterTry: [] };

function title(text) {
  console.log(`\n=== ${text}`);
}

/** A test runner: its report says how many passed; a crash without a report is a failure. */
function suite(name, { tool, args, env, report, read }) {
  title(name);
  const startedAt = Date.now();
  const code = runTool(tool, args, { env: { CI, TMPDIR: scratch, ...env } });
  let counted = { passed: 0, failures: [], laterTry: [] };
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
  }
  if (code !== 0 && counted.failures.length === 0) {
    counted.failures.push({
      name,
      place: `${tool} ${args.join(' ')}`,
      message: `ended with ${code}`,
    });
  }
  totals.passed += counted.passed;
  totals.failures.push(...counted.failures);
  totals.laterTry.push(...counted.laterTry);
  console.log(`${name}: ${Math.round((Date.now() - startedAt) / 1_000)} s`);
}

/** The tests of some projects of vitest.config.ts. */
function vitest(...projects) {
  const report = `${REPORTS}vitest-${projects.join('-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...projects.map((project) => `--project=${project}`), ...reporters];
  return { tool: 'vitest', args, env: {}, report, read: readVitestReport };
}

function playwright() {
  const report = `${REPORTS}playwright.json`;
  const args = ['test', '--config=apps/web/playwright.config.ts', '--reporter=list,json'];
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return { tool: 'playwright', args, env, report, read: readPlaywrightReport };
}

ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

title('Checks and build');
totals.failures.push(
  ...(await runChecks({
    'Format and lint': [...LINT, '.'],
    'Import directions': IMPORTS,
    'Unused code and dependencies': UNUSED,
    'Types and build': TYPES_AND_BUILD,
  })),
);
suite('Unit and integration tests, the guide typed, partners, answers', vitest('unit', 'slow'));
suite('Browser journeys', playwright());
suite('Faults', vitest('faults'));

if (totals.laterTry.length > 0) console.log('\nPassed only on a later try:');
for (const name of totals.laterTry) console.log(`- ${name}`);
printFailures(totals.failures);
console.log(`\n${totals.passed} passed, ${totals.failures.length} failed`);
process.exit(totals.failures.length === 0 ? 0 : 1);
