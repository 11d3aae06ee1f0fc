// What the reports of the test runners say: how many passed and failed, and which needed two tries.

/** @param report the JSON report of Vitest; an error in a test that passed is its first try's */
export function readVitestReport({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const retried = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    laterTry: retried.map(({ fullName }) => fullName),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param report the JSON report of Playwright, whose word for such a test is flaky */
export function readPlaywrightReport({ stats, suites }) {
  const flaky = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    laterTry: flaky.map(({ title }) => title),
  };
}
