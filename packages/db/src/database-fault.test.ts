import { expect, test } from 'vitest';
import { databaseErrorText, databaseFault } from './database-fault.ts';

const withCode = (code: string, text = code) => Object.assign(new Error(text), { code });

test.each([
  ['unreachable', withCode('ECONNREFUSED')],
  ['unreachable', withCode('57P03')],
  ['unreachable', withCode('53300')],
  ['unreachable', withCode('55000', 'database "portal" is not currently accepting connections')],
  ['unreachable', new Error('Query read timeout')],
  ['unreachable', new Error('wrapped', { cause: withCode('ECONNRESET') })],
  ['unreachable', new AggregateError([withCode('ECONNREFUSED')])],
  ['unreachable', withCode('08P01', 'query_wait_timeout')],
  ['read-only', withCode('53100')],
  ['read-only', withCode('25006')],
  ['misconfigured', withCode('28P01')],
  ['misconfigured', withCode('3D000')],
  ['misconfigured', withCode('08P01', 'unsupported startup parameter: options')],
  ['misconfigured', withCode('08P01', 'database "portal" does not exist')],
  ['statement', withCode('23505')],
  ['statement', new Error('something else')],
  ['statement', 'no error at all'],
])('%s: %s', (fault, error) => {
  expect(databaseFault(error)).toBe(fault);
});

test('the text of several errors names each', () => {
  const both = new AggregateError([new Error('one'), new Error('two')], '');
  expect(databaseErrorText(both)).toBe('one; two');
});
