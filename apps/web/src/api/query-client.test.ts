import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { isRefusal } from './query-client';

describe('telling a refusal from a failure', () => {
  it('knows a refusal that travelled with the page as JSON', () => {
    const error = new TRPCClientError('NOT_FOUND', { meta: { code: 'NOT_FOUND' } });
    expect(isRefusal(JSON.parse(JSON.stringify(error)))).toBe(true);
  });

  it('knows a refusal that the browser was given', () => {
    expect(isRefusal({ data: { code: 'BAD_REQUEST', httpStatus: 400 } })).toBe(true);
  });

  it('takes everything else for a failure', () => {
    expect(isRefusal({ data: { code: 'INTERNAL_SERVER_ERROR' } })).toBe(false);
    expect(isRefusal(new Error('503: Service Unavailable'))).toBe(false);
    expect(isRefusal(null)).toBe(false);
  });
});
