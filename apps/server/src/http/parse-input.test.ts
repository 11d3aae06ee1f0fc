import { PortalError } from '@hoa/core/errors';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { API_PROCEDURES } from '../trpc/api-procedures.ts';
import { parseInput } from './parse-input.ts';

/** What a schema refuses a value with: the sentence, and each field with what is wrong in it. */
function refusalOf(schema: z.ZodType, value: unknown) {
  try {
    parseInput(schema, value);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return [error.message, ...error.fields.map(({ field, message }) => `${field}: ${message}`)];
  }
  return [];
}

const answers = z.record(z.string().max(5), z.string().max(3));

test.each([
  [z.string().max(2_000), 'a'.repeat(2_001), 'Please use at most 2,000 characters.'],
  [z.string().min(2), 'a', 'Please use at least 2 characters.'],
  [z.string(), 7, 'Please send a text.'],
  [z.coerce.number().int().min(1), '0', 'Please send at least 1.'],
  [z.coerce.number().max(20), 21, 'Please send at most 20.'],
  [z.coerce.number().int(), '1.5', 'Please send a whole number.'],
  [z.coerce.number(), 'many', 'Please send a number.'],
  [z.boolean(), 'yes', 'Please send true or false.'],
  [z.array(z.string()).max(8), Array(9).fill('a'), 'Please send at most 8 entries.'],
  [z.array(z.string()), 'a', 'Please send a list.'],
  [answers, 'state', 'Please send an object.'],
  [z.iso.date(), 'tomorrow', 'Please send a date such as 2027-01-15.'],
  [z.enum(['owner', 'board']), 'tenant', 'Please send one of: owner, board.'],
  [z.enum(['owner', 'board']), undefined, 'Please send one of: owner, board.'],
  [z.string(), undefined, 'This is needed, and was not sent.'],
  [z.union([z.string(), z.number()]), null, 'This cannot be read.'],
])('a field that does not fit is told what would: %#', (schema, value, words) => {
  const told = `one: ${words}`;
  expect(refusalOf(z.object({ one: schema }), { one: value })).toEqual([told, told]);
});

test('a name in a list of answers that is none is no field, and a long answer has its place', () => {
  expect(refusalOf(z.object({ answers }), { answers: { weather: 'fine' } })).toEqual([
    'answers.weather: There is no such field.',
    'answers.weather: There is no such field.',
  ]);
  expect(refusalOf(z.object({ answers }), { answers: { state: 'Texas' } })[0]).toBe(
    'answers.state: Please use at most 3 characters.',
  );
});

test('what is no input at all is told so without a field', () => {
  expect(refusalOf(z.object({}), 7)).toEqual([
    'Please send an object.',
    ': Please send an object.',
  ]);
});

test('the words of a schema are said as they are', () => {
  const schema = z.object({ question: z.string().min(1, 'Please enter your question') });
  expect(refusalOf(schema, { question: '' })[0]).toBe('Please enter your question');
});

test('no input of a procedure is refused in the words of its library', () => {
  const odd = [undefined, null, '', '0', 'a'.repeat(5_000), -1, 0.5, 1e21, true, [], {}, ['a']];
  for (const { input } of API_PROCEDURES.values()) {
    if (!(input instanceof z.ZodObject)) continue;
    for (const value of [...odd, ...odd.map((one) => ({ ['a'.repeat(50)]: one }))]) {
      const whole = Object.fromEntries(Object.keys(input.shape).map((name) => [name, value]));
      expect(refusalOf(input, whole).join('\n')).not.toMatch(/Invalid|Too (?:big|small)|expected/);
    }
  }
});
