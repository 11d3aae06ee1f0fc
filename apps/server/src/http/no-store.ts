import type { FastifyInstance } from 'fastify';

/**
 * Of what says nothing of how long it may be kept, nobody keeps a copy: probes, refusals, and
 * answers to what one visitor sent. A page that has moved says where to for good.
 */
export function registerNoStore(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const hasMoved = reply.statusCode >= 300 && reply.statusCode < 400;
    if (!hasMoved && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
