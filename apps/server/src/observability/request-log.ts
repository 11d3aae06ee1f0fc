import type { FastifyInstance } from 'fastify';
import { pathOnly } from './logger.ts';

/** Asked every few seconds, by whoever watches the portal or develops it. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/api/health', '/api/ready']);

/**
 * Writes one line a request once it is answered, under the id that the answer carries too. What
 * is answered from memory writes none: it cannot fail, and a line would cost more than the answer.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: pathOnly(request.url),
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // Refusals under load come by the hundred, and the metrics count them.
    if (reply.statusCode === 503) request.log.debug(line, 'refused for now');
    else if (PROBES.has(request.routeOptions.url)) request.log.debug(line, 'answered');
    else if (reply.statusCode >= 500) request.log.warn(line, 'answered with a failure');
    else request.log.info(line, 'answered');
    done();
  });
}
