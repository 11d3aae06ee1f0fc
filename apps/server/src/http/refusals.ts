import type { Refusal } from '@hoa/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const NOTHING_HERE: Refusal = {
  message: 'There is nothing at this path. See /api/openapi.json.',
  code: 'not-found',
};

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
 */
export function registerRefusals(app: FastifyInstance): void {
  const routes: Array<{ url: string; pattern: RegExp; methods: string[] }> = [];
  app.addHook('onRoute', ({ url, method }) => {
    const isCatchAll = url === '/api/*' || url === '*';
    if (!isCatchAll) routes.push({ url, pattern: patternOf(url), methods: [method].flat() });
  });

  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0] ?? '';
    // The pages' route matches every path, and no API path is a page.
    const isApi = path.startsWith('/api/');
    const methods = new Set(
      routes
        .filter(({ url, pattern }) => pattern.test(path) && !(isApi && url === '/*'))
        .flatMap((route) => route.methods),
    );
    if (methods.size === 0 || methods.has(request.method)) {
      return reply.code(404).send(NOTHING_HERE);
    }
    const list = [...methods].sort().join(', ');
    const refusal: Refusal = {
      message: `This path answers ${list} only.`,
      code: 'method-not-allowed',
    };
    return reply.code(405).header('allow', list).send(refusal);
  };

  app.setNotFoundHandler(refuse);
  app.all('/api/*', async (request, reply) => refuse(request, reply));
}
