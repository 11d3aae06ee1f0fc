import type { IncomingHttpHeaders } from 'node:http';
import { PortalError } from '@hoa/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireBatchSize } from '../http/batch-size.ts';
import { methodRefusal, READ_METHODS } from '../http/method-refusal.ts';
import { readRequestLine } from '../http/request-line.ts';
import { calledProcedures, procedureMethods } from './procedure-methods.ts';
import { isStream } from './stream-output.ts';
import { NO_PROCEDURE } from './trpc.ts';

/** Ten names of procedures, several times over. */
const PATH_MAX_CHARS = 1_000;
const UNREAD_STREAM =
  'This answer is a stream. Add batch=1 and the header "trpc-accept: application/jsonl".';
const JSON_TYPE = /^\s*application\/json\s*(?:;|$)/i;

/** A path that decodes to text with a stray percent sign is decoded a second time and throws. */
function isProcedurePath(path: string): boolean {
  return path.length <= PATH_MAX_CHARS && /^(?:[\w./,-]|%2c)*$/i.test(path);
}

/** As tRPC reads it: its own header, or one of those that are accepted. */
function wantsJsonLines({ 'trpc-accept': own, accept = '' }: IncomingHttpHeaders): boolean {
  const types = own === undefined ? accept.split(',') : [own];
  return types.flat().some((type) => type.trim() === 'application/jsonl');
}

/** tRPC streams the answers of a batch only, a batch of one included. */
function isLoneStream({ url, headers }: FastifyRequest): boolean {
  if (!wantsJsonLines(headers)) return false;
  return new URLSearchParams(readRequestLine(url).query).get('batch') !== '1';
}

/** Refuses what tRPC would refuse only after it was answered, or with no word of the methods. */
function refuseMiscalled(path: string, { method, headers }: FastifyRequest, reply: FastifyReply) {
  const called = calledProcedures(path) ?? [];
  if (new Set(called.map(({ type }) => type)).size > 1) {
    throw new PortalError('bad-request', 'A batch holds queries or mutations, not both.');
  }
  const methods = procedureMethods(path) ?? [];
  if (methods.length > 0 && !methods.includes(method)) throw methodRefusal(reply, methods);
  if (called.some(({ output }) => isStream(output)) && !wantsJsonLines(headers)) {
    throw new PortalError('bad-request', UNREAD_STREAM);
  }
}

/**
 * Refuses what tRPC's adapter would stumble over, answer as text or answer in vain: no typed client
 * sends it.
 *
 * @throws PortalError 'not-found', 'bad-request', 'method-not-allowed' or 'unsupported-media-type'
 */
export async function refuseMalformed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, url, headers } = request;
  const { path } = readRequestLine(url);
  if (!isProcedurePath(path)) throw new PortalError('not-found', NO_PROCEDURE);
  requireBatchSize(path.split(/,|%2c/i).length);
  if (isLoneStream(request)) {
    throw new PortalError('bad-request', 'A stream of answers wants a batch: add batch=1.');
  }
  refuseMiscalled(path, request, reply);
  if (READ_METHODS.includes(method)) return;
  if (method !== 'POST') throw new PortalError('not-found', NO_PROCEDURE);
  if (JSON_TYPE.test(headers['content-type'] ?? '')) {
    // Odd spacing or parameters behind it would be refused as text further in.
    headers['content-type'] = 'application/json';
    return;
  }
  throw new PortalError('unsupported-media-type', 'Send the request as application/json.');
}
