import { refusedFields } from '@hoa/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CachePlugin } from '../cache/cache-plugin.ts';
import { jsonResponse } from '../cache/json-response.ts';
import type { ResponseKey } from '../cache/response-cache.ts';
import { callerOf } from '../http/caller.ts';
import { parseInput } from '../http/parse-input.ts';
import { NO_CALLER } from '../services/caller.ts';
import type { Services } from '../services/services.ts';
import { API_PROCEDURES, type ApiProcedure } from '../trpc/api-procedures.ts';

/** A REST path: where the calls of a procedure come from, and nothing else. */
export interface RestRoute {
  method: string;
  /** As OpenAPI writes it: /api/category/{slug}. */
  path: string;
  procedure: ApiProcedure;
  /** What the procedure reads, and what the path takes and leaves unread. */
  input: z.ZodObject;
  /** Whether what the path does not name comes in a body, or in the query. */
  hasBody: boolean;
}

/** Whether a schema is not made for text, which is all that a path or a query carries. */
function takesNoText(schema: unknown): boolean {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return takesNoText(schema.unwrap());
  }
  // One that coerces takes too much: '' as 0, 'false' as true.
  const kinds = [z.ZodNumber, z.ZodBoolean, z.ZodObject, z.ZodRecord, z.ZodArray];
  return kinds.some((kind) => schema instanceof kind);
}

/** @throws Error naming an input that no request could send */
function requireTexts({ name, rest }: ApiProcedure, inputs: Readonly<Record<string, unknown>>) {
  for (const [input, schema] of Object.entries(inputs)) {
    if (!takesNoText(schema)) continue;
    throw new Error(
      `${name} takes no text as "${input}", and ${rest} sends nothing else: use wholeNumberSchema or idSchema`,
    );
  }
}

function routeOf(procedure: ApiProcedure): RestRoute[] {
  const { rest, input, ignored, name } = procedure;
  if (typeof rest !== 'string') return [];
  const [method = '', path = ''] = rest.split(' ');
  const read = input instanceof z.ZodObject ? input : z.object({});
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  for (const parameter of inPath) {
    if (!(parameter in read.shape)) throw new Error(`${name} has no input "${parameter}": ${rest}`);
  }
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const texts = Object.entries(read.shape).filter(([input]) => !hasBody || inPath.includes(input));
  requireTexts(procedure, Object.fromEntries(texts));
  return [{ method, path, procedure, input: ignored ? read.extend(ignored.shape) : read, hasBody }];
}

/**
 * The REST paths that procedures declare, in their order.
 *
 * @throws Error naming both procedures where two declare one path, whatever its parameters are called,
 *   and one with an input that its path or its query cannot carry
 */
export function restRoutesOf(procedures: ReadonlyMap<string, ApiProcedure>): RestRoute[] {
  const routes = [...procedures.values()].flatMap(routeOf);
  const owners = new Map<string, string>();
  for (const { method, path, procedure } of routes) {
    const address = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
    const owner = owners.get(address);
    if (owner !== undefined) {
      throw new Error(`${procedure.name} and ${owner} declare the same path: ${method} ${path}`);
    }
    owners.set(address, procedure.name);
  }
  return routes;
}

/** Every REST path: what the server registers and what the OpenAPI document describes. */
export const REST_ROUTES: readonly RestRoute[] = restRoutesOf(API_PROCEDURES);

/** @throws PortalError 'bad-request' naming what a query says more than once: no input is a list */
function requireOnce({ procedure }: RestRoute, query: unknown): void {
  const read = procedure.input instanceof z.ZodObject ? Object.keys(procedure.input.shape) : [];
  const sent: Record<string, unknown> = Object(query);
  const twice = read.filter((name) => Array.isArray(sent[name]));
  if (twice.length === 0) return;
  throw refusedFields(twice.map((field) => ({ field, message: 'Please send this once.' })));
}

/** Everything a request says, in one object; a path parameter wins over another of its name. */
function rawInput(route: RestRoute, { body = {}, query, params }: FastifyRequest): unknown {
  const { hasBody } = route;
  if (!hasBody) requireOnce(route, query);
  const sent = hasBody ? body : query;
  const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  return isObject ? { ...sent, ...Object(params) } : sent;
}

/**
 * Under what the answer of a route is kept: its path with the inputs that its procedure reads.
 *
 * @returns null where it is not the same for everybody, or the request is no GET
 */
function sharedKey(
  { method, path, procedure, input }: RestRoute,
  raw: unknown,
): ResponseKey | null {
  if (!procedure.isShared || method !== 'GET') return null;
  const values = parseInput(input, raw);
  const ignored = procedure.ignored?.shape ?? {};
  const names = Object.keys(input.shape).filter(
    (name) => !(name in ignored || path.includes(`{${name}}`)),
  );
  const query = names
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(String(values[name]))}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(values[name])),
  );
  // With its mark where nothing was asked for: the path alone stands for whatever is asked of it.
  return { url: names.length === 0 ? filled : `${filled}?${query.join('&')}` };
}

/** Registers every route: a call of its procedure. What is shared is kept in memory. */
export function registerRestRoutes(
  app: FastifyInstance,
  deps: { routes: readonly RestRoute[]; services: Services; cache: CachePlugin },
): void {
  const { routes, services, cache } = deps;
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const input = rawInput(route, request);
        // A shared answer is finished for the others when the visitor who asked first leaves.
        const caller = route.procedure.isShared ? NO_CALLER : callerOf(request, reply);
        const context = { services, caller };
        const answer = () => route.procedure.call(input, context);
        const key = sharedKey(route, input);
        if (key === null) return answer();
        return cache.send(request, reply, key, async () =>
          jsonResponse(JSON.stringify(await answer())),
        );
      },
    });
  }
}
