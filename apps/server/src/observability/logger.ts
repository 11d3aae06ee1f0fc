import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

const PATH_MAX_CHARS = 200;
/** How many causes of an error are logged. */
const CAUSES_MAX = 4;

/** A path without its query: it carries searches and questions, which are private. */
export function pathOnly(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.length > PATH_MAX_CHARS ? `${path.slice(0, PATH_MAX_CHARS)}…` : path;
}

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: LoggedError;
}

/** What is thrown without being an Error: a text, or an object with a number for its words. */
function loggedValue(value: unknown): LoggedError {
  if (typeof value !== 'object' || value === null) {
    return { type: typeof value, message: String(value) };
  }
  const { name, message, code, errno } = value as Record<string, unknown>;
  return { type: String(name ?? 'object'), message: String(message ?? ''), code: code ?? errno };
}

/**
 * What an error says about the fault. Left out is everything else that a driver hangs on it: the
 * details of a refused row, for one, are a visitor's words.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return loggedValue(error);
  return {
    type: error.name,
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack,
    cause:
      error.cause === undefined || depth >= CAUSES_MAX
        ? undefined
        : loggedError(error.cause, depth + 1),
  };
}

/** The log of the process: one JSON object a line on standard output, without what visitors type. */
export function createLogger(level: Config['LOG_LEVEL']): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    serializers: {
      err: (error: unknown) => loggedError(error),
      req: ({ method, url }: FastifyRequest) => ({ method, path: pathOnly(url) }),
    },
  });
}

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that a proxy gave the request, if it looks like one, else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
