import { expect, test } from 'vitest';
import { loggedError, pathOnly } from './logger.ts';

test('a path is told without its query, and not at any length', () => {
  expect(pathOnly('/api/search?q=my+neighbour')).toBe('/api/search');
  expect(pathOnly(`/topic/${'a'.repeat(5_000)}`)).toHaveLength(201);
});

test('an error is told with its causes and without the row it was about', () => {
  const cause = Object.assign(new Error('value too long'), {
    code: '22001',
    detail: 'my question',
  });
  const told = loggedError(new Error('not recorded', { cause }));
  expect(told).toMatchObject({ message: 'not recorded', cause: { code: '22001' } });
  expect(JSON.stringify(told)).not.toContain('my question');
  expect(loggedError('thrown text')).toEqual({ type: 'string', message: 'thrown text' });
});

test('what is thrown without being an error is told by its name and number', () => {
  // As the file system of the embedded database throws it on a full disk.
  const cause = { name: 'ErrnoError', errno: 51, node: { contents: 'my question' } };
  expect(loggedError(new Error('not restored', { cause })).cause).toEqual({
    type: 'ErrnoError',
    message: '',
    code: 51,
  });
});
