import { codeOfStatus, INTERNAL_ERROR_MESSAGE, PortalError, type Refusal } from '@hoa/core/errors';
import { BODY_MAX_BYTES } from '@hoa/core/limits';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What is said of a body that is too large; the forms of pages have limits and words of their own. */
export const TOO_LARGE_MESSAGE = `The request is too large. Send at most ${BODY_MAX_BYTES / 1024} KB.`;

/** What is said of a body, or an input, that is no JSON. */
export const UNREADABLE_MESSAGE = 'The request could not be read. Send valid JSON.';

/** Fastify's own refusals in the portal's words, by status. */
const REFUSALS: Record<number, string> = {
  400: UNREADABLE_MESSAGE,
  413: TOO_LARGE_MESSAGE,
  415: 'Send the request as application/json.',
};

/** Answers every thrown error as JSON (see core's Refusal): ours as they are, others without a detail. */
export function handleError(
  error: FastifyError | PortalError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof PortalError) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
    return reply.code(error.status).send(error.refusal);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const refusal: Refusal = {
      message: REFUSALS[status] ?? 'The request is not valid.',
      code: codeOfStatus(status) ?? 'bad-request',
    };
    return reply.code(status).send(refusal);
  }
  request.log.error({ err: error }, 'request failed');
  return reply
    .code(500)
    .send({ message: INTERNAL_ERROR_MESSAGE, code: 'internal' } satisfies Refusal);
}
