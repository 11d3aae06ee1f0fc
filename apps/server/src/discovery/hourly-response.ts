import { HOURLY } from '../cache/cache-control.ts';
import { StoredResponse } from '../cache/stored-response.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';

/** Feeds and tables are read by scripts of other sites, each of which is told that it may. */
const DATA_TYPE = /^(?:application\/atom\+xml|text\/csv)\b/;

/** A file for other programs, which they may keep for an hour. */
export function hourlyResponse(type: string, body: Buffer): StoredResponse {
  return new StoredResponse({
    status: 200,
    type,
    body,
    cacheControl: HOURLY,
    headers: Object.entries(SECURITY_HEADERS).flat(),
    vary: DATA_TYPE.test(type) ? ['origin'] : [],
  });
}
