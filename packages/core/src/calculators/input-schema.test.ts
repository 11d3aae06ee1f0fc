import { expect, test } from 'vitest';
import { inputSchema } from './input-schema.ts';
import { QUORUM_FIELDS } from './quorum-fields.ts';

const schema = inputSchema(QUORUM_FIELDS);
const issue = (input: unknown, name: string) =>
  schema.safeParse(input).error?.issues.find(({ path }) => path[0] === name)?.message;

test('a program that leaves a field out is told that it is needed, and how it is written', () => {
  expect(issue({}, 'quorum')).toBe(
    'quorum: This is needed, and was not sent. A share of the whole: 25%, 1/3, never 0.25.',
  );
  expect(issue({}, 'present')).toMatch(
    /was not sent\. A number, 0 to \d+, at most two decimals\.$/,
  );
});

test('what is neither a text nor a number, or goes on and on, is told so with its field', () => {
  for (const value of [null, true, ['25%'], {}]) {
    expect(issue({ quorum: value }, 'quorum')).toBe('quorum: Please send a text or a number.');
  }
  expect(issue({ quorum: '2'.repeat(2_001) }, 'quorum')).toBe(
    'quorum: Please use at most 2,000 characters.',
  );
});
