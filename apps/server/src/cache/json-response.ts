import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { SHARED, UNKEPT } from './cache-control.ts';
import { StoredResponse } from './stored-response.ts';

const HEADERS = Object.entries(SECURITY_HEADERS).flat();

/** JSON as a finished response of the API. */
export function jsonResponse(
  json: string,
  { status = 200, vary = [] }: { status?: number; vary?: readonly string[] } = {},
): StoredResponse {
  return new StoredResponse({
    status,
    type: 'application/json; charset=utf-8',
    body: Buffer.from(json),
    cacheControl: status === 200 ? SHARED : UNKEPT,
    headers: HEADERS,
    vary: ['origin', ...vary],
  });
}
