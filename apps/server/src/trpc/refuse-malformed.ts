import { PortalError } from '@hoa/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

const METHODS = 'GET, HEAD, POST';
/** Ten names of procedures, several times over. */
const PATH_MAX_CHARS = 1_000;
const JSON_TYPE = /^\s*application\/json\s*(?:;|$)/i;

/** A path that decodes to text with a stray percent sign is decoded a second time and throws. */
function isProcedurePath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return path.length <= PATH_MAX_CHARS && /^(?:[\w./,-]|%2c)*$/i.test(path);
}

/**
 * Refuses what tRPC's adapter would stumble over or answer as text: no typed client sends it.
 *
 * @throws PortalError 'not-found', 'method-not-allowed' or 'unsupported-media-type'
 */
export async function refuseMalformed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, url, headers } = request;
  if (!isProcedurePath(url)) throw new PortalError('not-found', 'There is no such procedure.');
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  if (method !== 'POST') {
    reply.header('allow', METHODS);
    throw new PortalError('method-not-allowed', `This path answers ${METHODS} only.`);
  }
  if (JSON_TYPE.test(headers['content-type'] ?? '')) {
    // Odd spacing or parameters behind it would be refused as text further in.
    headers['content-type'] = 'application/json';
    return;
  }
  throw new PortalError('unsupported-media-type', 'Send the request as application/json.');
}
