import { expect, test } from 'vitest';
import { HTTP_STATUS, PortalError } from './errors.ts';

test('an error carries the status of its code, its cause and when to try again', () => {
  const cause = new Error('refused');
  const error = new PortalError('unavailable', 'Try later.', { cause, retryAfterSeconds: 5 });
  expect(error).toMatchObject({ status: 503, retryAfterSeconds: 5, cause, message: 'Try later.' });
});

test('every code has a client or server error status', () => {
  for (const status of Object.values(HTTP_STATUS)) expect(status).toBeGreaterThanOrEqual(400);
});
