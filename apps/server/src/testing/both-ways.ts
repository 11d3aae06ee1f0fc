import { setImmediate } from 'node:timers/promises';
import type { AnyProcedure } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { RestRoute } from '../rest/rest-route.ts';
import { appRouter } from '../trpc/app-router.ts';

/** What a call gave: a body, or the words of a refusal, with the status of either. */
export interface Reply {
  status: number;
  body: unknown;
  message: string | undefined;
  retryAfterSeconds: number | undefined;
}

/** Every procedure by its dotted path. */
export const PROCEDURES = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>),
);

const JSON_HEADERS = { 'content-type': 'application/json' };

/** The address of a GET: what the path names goes there, the rest into the query. */
function address(path: string, input: unknown): string {
  const query = new URLSearchParams();
  let url = path;
  for (const [name, value] of Object.entries(Object(input))) {
    const text = String(value);
    if (path.includes(`{${name}}`)) url = url.replace(`{${name}}`, encodeURIComponent(text));
    else query.set(name, text);
  }
  return query.size === 0 ? url : `${url}?${query}`;
}

/** Makes a call over its REST path. */
export async function overRest(
  app: FastifyInstance,
  { method, path }: RestRoute,
  input: unknown,
): Promise<Reply> {
  // Injected calls never let go of the process, which the load shedding takes for a flood.
  await setImmediate();
  const response = await app.inject(
    method === 'GET'
      ? { method, url: address(path, input) }
      : { method, url: path, payload: JSON.stringify(input), headers: JSON_HEADERS },
  );
  const body = response.json();
  const retryAfter = response.headers['retry-after'];
  return {
    status: response.statusCode,
    body,
    message: response.statusCode === 200 ? undefined : body.message,
    retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter),
  };
}

/** Makes the same call over tRPC. */
export async function overTrpc(app: FastifyInstance, path: string, input: unknown): Promise<Reply> {
  const json = JSON.stringify(input);
  const url = `/trpc/${path}`;
  await setImmediate();
  const response = await app.inject(
    PROCEDURES.get(path)?._def.type === 'query'
      ? { method: 'GET', url: `${url}?input=${encodeURIComponent(json)}` }
      : { method: 'POST', url, payload: json, headers: JSON_HEADERS },
  );
  const { result, error } = response.json();
  return {
    status: error === undefined ? response.statusCode : error.data.httpStatus,
    body: result?.data,
    message: error?.message,
    retryAfterSeconds: error?.data.retryAfterSeconds,
  };
}
