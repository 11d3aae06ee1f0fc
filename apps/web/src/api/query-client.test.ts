import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import { isRefusal, isUnavailable } from './query-client';

describe('telling a refusal from a failure', () => {
  test('knows a refusal that travelled with the page as JSON', () => {
    const error = new TRPCClientError('NOT_FOUND', { meta: { code: 'NOT_FOUND' } });
    expect(isRefusal(JSON.parse(JSON.stringify(error)))).toBe(true);
  });

  test('knows a refusal that the browser was given', () => {
    expect(isRefusal({ data: { code: 'BAD_REQUEST', httpStatus: 400 } })).toBe(true);
  });

  test('takes everything else for a failure', () => {
    expect(isRefusal({ data: { code: 'INTERNAL_SERVER_ERROR' } })).toBe(false);
    expect(isRefusal(new Error('503: Service Unavailable'))).toBe(false);
    expect(isRefusal(null)).toBe(false);
  });
});

test('what cannot be had for now is known wherever its code travelled', () => {
  for (const error of [
    { data: { code: 'SERVICE_UNAVAILABLE' } },
    { meta: { code: 'SERVICE_UNAVAILABLE' } },
  ]) {
    expect(isUnavailable(error)).toBe(true);
    expect(isRefusal(error)).toBe(false);
  }
  expect(isUnavailable({ data: { code: 'NOT_FOUND' } })).toBe(false);
  expect(isUnavailable(undefined)).toBe(false);
});
