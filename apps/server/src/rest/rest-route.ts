import type { PortalErrorCode } from '@hoa/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { jsonResponse } from '../cache/json-response.ts';
import type { MemoryFront } from '../http/memory-front.ts';
import { parseInput } from '../http/parse-input.ts';
import { sharedRouteKey } from './shared-route.ts';

type AnyObject = z.ZodObject;

/** One REST path: its schemas are the ones of the typed procedure, its handler one service call. */
export interface RestRoute<
  Input extends AnyObject = AnyObject,
  Output extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** As OpenAPI writes it: /api/category/{slug}. */
  path: string;
  /** The procedure of the typed API that answers the same. */
  procedure: string;
  summary: string;
  /** What a caller has to know beyond the summary, limits included. */
  description?: string;
  /** Refusals beyond those that every path has (see openapi/error-responses.ts). */
  errors?: readonly PortalErrorCode[];
  /** A call and its answer, shortened where it is long; the tests make the call. */
  example: { input: z.input<Input>; output: z.input<Output> };
  /** Which inputs come from the path, which from the query; of a POST all come from the body. */
  input: Input;
  output: Output;
  handle: (input: z.output<Input>) => z.input<Output> | Promise<z.input<Output>>;
}

/** Declares a route with its input and output inferred from the schemas. */
export function restRoute<Input extends AnyObject, Output extends z.ZodType>(
  route: RestRoute<Input, Output>,
): RestRoute {
  // Safe to widen: the handler is only ever called with what its own input schema returned.
  return route as unknown as RestRoute;
}

/** Everything a request says, in one object; a path parameter wins over a query of its name. */
function rawInput(route: RestRoute, request: FastifyRequest): unknown {
  if (route.method === 'POST') return request.body === undefined ? {} : request.body;
  return { ...Object(request.query), ...Object(request.params) };
}

/** Registers routes as thin adapters: parse, call, check, send. What is shared is kept in memory. */
export function registerRestRoutes(
  app: FastifyInstance,
  { routes, front }: { routes: readonly RestRoute[]; front: MemoryFront },
): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const input = parseInput(route.input, rawInput(route, request));
        const answer = async () => route.output.parse(await route.handle(input));
        const key = sharedRouteKey(route, input);
        if (key === null) return answer();
        return front.send(request, reply, key, async () =>
          jsonResponse(JSON.stringify(await answer())),
        );
      },
    });
  }
}
