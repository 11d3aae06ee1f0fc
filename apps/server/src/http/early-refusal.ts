import { STATUS_CODES } from 'node:http';
import type { Refusal } from '@hoa/core/errors';
import { SECURITY_HEADERS } from './security-headers.ts';

/** A refusal of what never reaches a route. */
interface EarlyRefusal {
  headers: ReadonlyArray<readonly [name: string, value: string]>;
  body: string;
}

/** @param start how the request began: 'GET /api/search?q=' */
export type MakeEarlyRefusal = (start: string, status: number, refusal: Refusal) => EarlyRefusal;

const PAGE = /^GET \/(?!(?:api|trpc|mcp)[/? ])/;

/** How a refusal is written: for a browser, or for a program. */
function bodyFor(start: string, status: number, refusal: Refusal): [type: string, body: string] {
  if (!PAGE.test(start)) return ['application/json', JSON.stringify(refusal)];
  const page = `<!doctype html><title>${STATUS_CODES[status]}</title><p>${refusal.message}`;
  return ['text/html', page];
}

/**
 * Makes the answers to what never reaches a route, with the headers of every response: in the words
 * of a refusal, or to a browser that wanted a page as a page. The connection ends with each.
 *
 * @param more headers of every response, as names and values in turn
 */
export function earlyRefusals(more: readonly string[]): MakeEarlyRefusal {
  const always = Object.entries({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
  for (let at = 0; at < more.length; at += 2) always.push([more[at] ?? '', more[at + 1] ?? '']);

  return (start, status, refusal) => {
    const [type, body] = bodyFor(start, status, refusal);
    const headers: EarlyRefusal['headers'] = [
      ...always,
      ['content-type', `${type}; charset=utf-8`],
      ['content-length', String(Buffer.byteLength(body))],
      ['connection', 'close'],
    ];
    return { headers, body };
  };
}
