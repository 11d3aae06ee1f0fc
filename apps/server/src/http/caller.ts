import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../services/caller.ts';

/** The caller of a request, whatever its method, for whoever answers it. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return { address: request.ip, signal: leaving.signal, headers: request.headers };
}
