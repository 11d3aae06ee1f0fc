// What the reports of the test runners say: how many passed, what failed and where, and what
// passed only on a later try.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './toolchain.mjs';

const JOURNEYS = 'apps/web/journeys/';

/** The first line that says something, without colours. */
const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0];

/** The place in a test file that a stack names first, or the file itself. */
function placeIn(file, stack) {
  const [, line] = stack.split(`${file}:`)[1]?.match(/^(\d+)/) ?? [];
  return relative(ROOT, file) + (line === undefined ? '' : `:${line}`);
}

/** @param report the JSON report of Vitest; an error in a test that passed is its first try's */
export function readVitestReport({ numPassedTests, testResults }) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file })),
  );
  // A file that fails without a failed test: it cannot be read, or what its tests need did not come.
  const broken = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name, message }) => ({
      name: 'cannot be run',
      place: relative(ROOT, name),
      message: firstLine(message),
    }));
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, file, failureMessages }) => ({
      name: fullName,
      place: placeIn(file, failureMessages.join('\n')),
      message: firstLine(failureMessages[0]),
    }));
  const retried = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  return {
    passed: numPassedTests,
    failures: [...broken, ...failed],
    laterTry: retried.map(({ fullName }) => fullName),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param report the JSON report of Playwright, whose word for a test that passed later is flaky */
export function readPlaywrightReport({ stats, suites, errors = [] }) {
  const specs = suites.flatMap(specsOf);
  const having = (wanted) =>
    specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  const failed = having('unexpected').map(({ title, file, line, tests }) => ({
    name: title,
    place: `${JOURNEYS}${file}:${line}`,
    message: firstLine(tests.flatMap(({ results }) => results).at(-1)?.error?.message),
  }));
  const broken = errors.map(({ message }) => ({
    name: 'cannot be run',
    place: JOURNEYS,
    message: firstLine(message),
  }));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...broken, ...failed],
    laterTry: having('flaky').map(({ title }) => title),
  };
}
