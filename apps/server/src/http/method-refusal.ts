import { PortalError } from '@hoa/core/errors';
import type { FastifyReply } from 'fastify';

/** What is read, and never changed, answers these. */
export const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/** The refusal of a method by a path that answers others; the reply lists them in its header. */
export function methodRefusal(reply: FastifyReply, answered: Iterable<string>): PortalError {
  const list = [...answered].sort().join(', ');
  reply.header('allow', list);
  return new PortalError('method-not-allowed', `This path answers ${list} only.`);
}
