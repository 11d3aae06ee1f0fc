import { INTERNAL_ERROR_MESSAGE, PortalError } from '@hoa/core/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Fastify's own refusals in the portal's words, by status. */
const REFUSALS: Record<number, string> = {
  400: 'The request could not be read. Send valid JSON.',
  413: 'The request is too large.',
  415: 'Send the request as application/json.',
};

/** Answers every thrown error as JSON {message}: ours as they are, others without a detail. */
export function handleError(
  error: FastifyError | PortalError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof PortalError) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
    return reply.code(error.status).send({ message: error.message });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return reply.code(status).send({ message: REFUSALS[status] ?? 'The request is not valid.' });
  }
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send({ message: INTERNAL_ERROR_MESSAGE });
}
