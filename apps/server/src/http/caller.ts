import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../services/caller.ts';
import { visitorAddress } from './forwarded-address.ts';

/** The caller of a request; its signal aborts when the connection closes before the answer is sent. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return { address: visitorAddress(request), signal: leaving.signal, headers: request.headers };
}
