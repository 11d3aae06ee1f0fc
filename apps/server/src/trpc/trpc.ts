import { INTERNAL_ERROR_MESSAGE, PortalError, type PortalErrorCode } from '@hoa/core/errors';
import { initTRPC, type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { firstIssue } from '../http/parse-input.ts';
import type { Services } from '../services/services.ts';

/** What every procedure is given. */
export interface Context {
  services: Services;
}

/** What a procedure says about itself. */
export interface ProcedureMeta {
  /** Its answer is the same for everybody, so that finished responses with it are kept. */
  isShared?: boolean;
}

const TRPC_CODES: Record<PortalErrorCode, TRPC_ERROR_CODE_KEY> = {
  'bad-request': 'BAD_REQUEST',
  'not-found': 'NOT_FOUND',
  'method-not-allowed': 'METHOD_NOT_SUPPORTED',
  'too-large': 'PAYLOAD_TOO_LARGE',
  'unsupported-media-type': 'UNSUPPORTED_MEDIA_TYPE',
  'too-many-requests': 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
};

/** What a client may read of an error: our own words, or nothing but that one happened. */
function clientMessage(error: TRPCError): string {
  if (error.cause instanceof ZodError) return firstIssue(error.cause);
  if (error.code === 'INTERNAL_SERVER_ERROR') return INTERNAL_ERROR_MESSAGE;
  return error.message;
}

/** The seconds after which a call may be made again, where its refusal names them. */
function retryAfter({ cause }: TRPCError): number | undefined {
  return cause instanceof PortalError ? cause.retryAfterSeconds : undefined;
}

/** The headers of a response: when to come back, to whoever does not read errors one by one. */
export function responseMeta({ errors }: { errors: readonly TRPCError[] }) {
  const seconds = Math.max(0, ...errors.map((error) => retryAfter(error) ?? 0));
  return seconds > 0 ? { headers: { 'retry-after': String(seconds) } } : {};
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error }) {
      const { stack: _, ...data } = shape.data;
      // Beside the code as well: one response carries the errors of a whole batch.
      const retryAfterSeconds = retryAfter(error);
      return { ...shape, message: clientMessage(error), data: { ...data, retryAfterSeconds } };
    },
  });

/** Gives a PortalError the tRPC code, and with it the HTTP status, of its own code. */
const portalErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof PortalError)) return result;
  const { cause } = result.error;
  throw new TRPCError({ code: TRPC_CODES[cause.code], message: cause.message, cause });
});

export const router = t.router;
export const procedure = t.procedure.use(portalErrors);
/** For queries of the library alone: no visitor, no limit and no chance in the answer. */
export const sharedProcedure = procedure.meta({ isShared: true });
