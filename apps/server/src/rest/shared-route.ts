import type { ResponseKey } from '../cache/response-memory.ts';
import { sharedInputNames } from '../trpc/shared-queries.ts';
import type { RestRoute } from './rest-route.ts';

/**
 * Under what the answer of a route is kept: its path with the inputs that its procedure reads.
 *
 * @returns null for a route whose answer is not the same for everybody
 */
export function sharedRouteKey(
  { method, path, procedure }: RestRoute,
  input: Record<string, unknown>,
): ResponseKey | null {
  const names = method === 'GET' ? sharedInputNames(procedure) : null;
  if (names === null) return null;
  const inQuery = names.filter((name) => !path.includes(`{${name}}`));
  const query = inQuery.map((name) => `${name}=${encodeURIComponent(String(input[name]))}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(input[name])),
  );
  return { url: query.length === 0 ? filled : `${filled}?${query.join('&')}` };
}
