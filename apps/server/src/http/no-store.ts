import type { FastifyInstance } from 'fastify';

/**
 * Adds `no-store` to responses that do not say how long they may be kept: probes, refusals, and
 * answers to what one visitor sent. Redirects may be kept.
 */
export function registerNoStore(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const hasMoved = reply.statusCode >= 300 && reply.statusCode < 400;
    if (!hasMoved && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
