import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RestRoute } from '../rest/rest-routes.ts';
import type { ApiProcedure } from '../trpc/api-procedures.ts';

/** What a call gave: a body, or the words of a refusal, with the status of either. */
export interface Reply {
  status: number;
  body: unknown;
  message: string | undefined;
  retryAfterSeconds: number | undefined;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

/** The address of a call, and what is left of its input for the body. */
function addressed({ path, hasBody }: RestRoute, input: unknown) {
  const query = new URLSearchParams();
  let url = path;
  let rest = input;
  for (const [name, value] of Object.entries(Object(input))) {
    if (path.includes(`{${name}}`)) {
      url = url.replace(`{${name}}`, encodeURIComponent(String(value)));
      const { [name]: _, ...others } = Object(rest);
      rest = others;
    } else if (!hasBody) query.set(name, String(value));
  }
  return { url: query.size === 0 ? url : `${url}?${query}`, rest };
}

/** Makes a call over its REST path. */
export async function overRest(
  app: FastifyInstance,
  route: RestRoute,
  input: unknown,
): Promise<Reply> {
  // Injected calls never let go of the process, which the load shedding takes for a flood.
  await setImmediate();
  const { url, rest } = addressed(route, input);
  const sent = route.hasBody ? { payload: JSON.stringify(rest), headers: JSON_HEADERS } : {};
  const response = await app.inject({ method: route.method as 'GET', url, ...sent });
  const body = response.json();
  const retryAfter = response.headers['retry-after'];
  return {
    status: response.statusCode,
    body,
    message: response.statusCode === 200 ? undefined : body.message,
    retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter),
  };
}

/**
 * Makes the same call over tRPC.
 *
 * @param remoteAddress of the visitor who calls
 */
export async function overTrpc(
  app: FastifyInstance,
  { name, type }: Pick<ApiProcedure, 'name' | 'type'>,
  input: unknown,
  remoteAddress = '127.0.0.1',
): Promise<Reply> {
  const json = JSON.stringify(input);
  const url = `/trpc/${name}`;
  await setImmediate();
  const response = await app.inject(
    type === 'query'
      ? {
          method: 'GET',
          url: json === undefined ? url : `${url}?input=${encodeURIComponent(json)}`,
          remoteAddress,
        }
      : { method: 'POST', url, payload: json, headers: JSON_HEADERS, remoteAddress },
  );
  const { result, error } = response.json();
  return {
    status: error === undefined ? response.statusCode : error.data.httpStatus,
    body: result?.data,
    message: error?.message,
    retryAfterSeconds: error?.data.retryAfterSeconds,
  };
}
