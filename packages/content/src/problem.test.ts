import { expect, test } from 'vitest';
import { problemText } from './problem.ts';

test('a problem is told with its place, and with how to mend it where that is known', () => {
  const problem = { file: 'facts/UT.yaml', message: 'the bill 12 is not in the table' };
  expect(problemText(problem)).toBe('facts/UT.yaml: the bill 12 is not in the table');
  expect(problemText({ ...problem, line: 7, hint: 'Add it to changes.yaml.' })).toBe(
    'facts/UT.yaml:7: the bill 12 is not in the table > Add it to changes.yaml.',
  );
});
