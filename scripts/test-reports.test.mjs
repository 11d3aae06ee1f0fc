import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';
import { ROOT } from './toolchain.mjs';

const FILE = `${ROOT}packages/core/src/text/slug.test.ts`;

test('a report of Vitest says what failed, where, and what needed a second try', () => {
  const stack = `AssertionError: expected 1 to be 2\n    at ${FILE}:17:23\n    at node:internal`;
  const assertionResults = [
    { fullName: 'slugs are short', status: 'passed', failureMessages: [] },
    { fullName: 'slugs are read again', status: 'passed', failureMessages: [stack] },
    { fullName: 'slugs are unique', status: 'failed', failureMessages: [stack] },
  ];
  const broken = { name: FILE, status: 'failed', message: 'No such module', assertionResults: [] };
  expect(
    readVitestReport({
      numPassedTests: 2,
      testResults: [{ name: FILE, status: 'failed', assertionResults }, broken],
    }),
  ).toEqual({
    passed: 2,
    failures: [
      {
        name: 'cannot be run',
        place: 'packages/core/src/text/slug.test.ts',
        message: 'No such module',
      },
      {
        name: 'slugs are unique',
        place: 'packages/core/src/text/slug.test.ts:17',
        message: 'AssertionError: expected 1 to be 2',
      },
    ],
    laterTry: ['slugs are read again'],
  });
});

test('a report of Playwright does so too, and knows a portal that did not start', () => {
  const spec = (title, status, results) => ({
    title,
    file: 'home.journey.ts',
    line: 12,
    tests: [{ status, results }],
  });
  const error = { message: '\u001b[31mError: no button\u001b[39m\nCall log' };
  const suites = [
    {
      specs: [spec('a visitor asks', 'flaky', [{ error }, {}])],
      suites: [{ specs: [spec('a visitor reads', 'unexpected', [{ error }, { error }])] }],
    },
  ];
  const stats = { expected: 3, flaky: 1 };
  expect(readPlaywrightReport({ stats, suites })).toEqual({
    passed: 4,
    failures: [
      {
        name: 'a visitor reads',
        place: 'apps/web/journeys/home.journey.ts:12',
        message: 'Error: no button',
      },
    ],
    laterTry: ['a visitor asks'],
  });
  const { failures } = readPlaywrightReport({
    stats: { expected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: 'Error: Process from config.webServer was not able to start.' }],
  });
  expect(failures).toHaveLength(1);
});

test('a file whose preparation failed is named, though its tests were only skipped', () => {
  const skipped = { fullName: 'answers', status: 'skipped', failureMessages: [] };
  const file = {
    name: FILE,
    status: 'failed',
    message: 'Hook timed out in 60000ms.\nIf',
    assertionResults: [skipped],
  };
  expect(readVitestReport({ numPassedTests: 0, testResults: [file] }).failures).toEqual([
    {
      name: 'cannot be run',
      place: 'packages/core/src/text/slug.test.ts',
      message: 'Hook timed out in 60000ms.',
    },
  ]);
});
