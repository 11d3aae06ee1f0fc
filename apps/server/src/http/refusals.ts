import { PortalError } from '@hoa/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodRefusal } from './method-refusal.ts';
import { readRequestLine } from './request-line.ts';

/** No path of these is a page: what no route answers is nothing, for a browser too. */
const PROGRAMS = ['/api', '/api/*', '/trpc', '/trpc/*'];
const PROGRAM_PATH = /^\/(?:api|trpc)(?:\/|$)/;
const CATCH_ALLS: ReadonlySet<string> = new Set([...PROGRAMS, '*']);

/** A route's pattern as an expression: /api/topics/:slug matches /api/topics/reserve-funds. */
function patternOf(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}/?$`);
}

/**
 * Answers what no route answers, as JSON: 405 with the methods that the path has, or 404. Register
 * it before the routes, whose methods it collects as they are registered.
 *
 * @param answered the methods of a path that its route does not tell; null where it does
 */
export function registerRefusals(
  app: FastifyInstance,
  answered: (path: string) => readonly string[] | null,
): void {
  const routes: Array<{ url: string; pattern: RegExp; methods: string[] }> = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (CATCH_ALLS.has(url)) return;
    routes.push({ url, pattern: patternOf(url), methods: [method].flat() });
  });

  function routed(path: string): string[] {
    // The pages' route matches every path.
    const isProgram = PROGRAM_PATH.test(path);
    return routes
      .filter(({ url, pattern }) => pattern.test(path) && !(isProgram && url === '/*'))
      .flatMap((route) => route.methods);
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<never> {
    const { path } = readRequestLine(request.url);
    const methods = new Set(answered(path) ?? routed(path));
    if (methods.size > 0 && !methods.has(request.method)) throw methodRefusal(reply, methods);
    throw new PortalError('not-found', 'There is nothing at this path. See /api/openapi.json.');
  }

  app.setNotFoundHandler(refuse);
  for (const url of PROGRAMS) app.all(url, refuse);
}
