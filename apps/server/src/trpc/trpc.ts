import { INTERNAL_ERROR_MESSAGE, PortalError, type PortalErrorCode } from '@hoa/core/errors';
import { initTRPC, type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import { ZodError, z } from 'zod';
import { UNREADABLE_MESSAGE } from '../http/error-handler.ts';
import { inputError } from '../http/parse-input.ts';
import type { Context } from './context.ts';
import type { ProcedureMeta, Reading, Writing } from './declaration.ts';

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

/** The code of a refusal of tRPC's own, such as that there is no such procedure. */
function codeOf({ code }: TRPCError): PortalErrorCode {
  const codes = Object.keys(TRPC_CODES) as PortalErrorCode[];
  return codes.find((ours) => TRPC_CODES[ours] === code) ?? 'bad-request';
}

/** What is said of a name that no procedure has. */
export const NO_PROCEDURE = 'There is no such procedure.';

/** tRPC's own refusals in the portal's words. */
const OWN_WORDS: Partial<Record<TRPC_ERROR_CODE_KEY, string>> = {
  NOT_FOUND: NO_PROCEDURE,
  PARSE_ERROR: UNREADABLE_MESSAGE,
  BAD_REQUEST: 'The inputs of a batch are an object, each under the number of its call.',
};

function ownWords({ code, cause }: TRPCError): string {
  if (cause instanceof SyntaxError) return UNREADABLE_MESSAGE;
  return OWN_WORDS[code] ?? 'The request is not valid.';
}

/** What a client may read of an error: our own words, or nothing but that one happened. */
function clientError(error: TRPCError): PortalError {
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    return new PortalError('internal', INTERNAL_ERROR_MESSAGE);
  }
  const { cause } = error;
  if (cause instanceof PortalError) return cause;
  if (cause instanceof ZodError) return inputError(cause);
  return new PortalError(codeOf(error), ownWords(error));
}

/** The seconds after which a call may be made again, where its refusal names them. */
function retryAfter({ cause }: TRPCError): number | undefined {
  return cause instanceof PortalError ? cause.retryAfterSeconds : undefined;
}

/** The headers of a response: Retry-After, for clients that do not read the errors of a batch. */
export function responseMeta({ errors }: { errors: readonly TRPCError[] }) {
  const seconds = Math.max(0, ...errors.map((error) => retryAfter(error) ?? 0));
  return seconds > 0 ? { headers: { 'retry-after': String(seconds) } } : {};
}

/** An error of a procedure as the rest of the server knows it: a refusal of ours, or its cause. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof TRPCError)) return error;
  const { code, cause } = error;
  if (code === 'BAD_REQUEST' && cause instanceof ZodError) {
    return inputError(cause);
  }
  return cause ?? error;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error }) {
      const { stack: _, ...data } = shape.data;
      // Whole, seconds included: one response carries the errors of a whole batch.
      const { refusal } = clientError(error);
      const { message, retryAfterSeconds } = refusal;
      return { ...shape, message, data: { ...data, retryAfterSeconds, refusal } };
    },
  });

/** Gives a PortalError the tRPC code, and with it the HTTP status, of its own code. */
const procedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof PortalError)) return result;
  const { cause } = result.error;
  throw new TRPCError({ code: TRPC_CODES[cause.code], message: cause.message, cause });
});
/** Without a caller: an answer that is kept for everybody cannot depend on one. */
const sharedProcedure = procedure.use(({ next }) => next({ ctx: { caller: null } }));

export const router = t.router;

/** The input of a procedure that takes none; whatever is sent is left unread. */
export const NO_INPUT = z.custom<void>().transform(() => undefined);

/**
 * What the procedures of one router are declared with. A declaration is all there is to say: tRPC,
 * REST, the OpenAPI document with its reader, tools for language models and the tests that hold
 * for every procedure are made from it (docs/decisions/018-declared-once.md).
 *
 * @param chapter what the router is about, as the documentation says it
 */
export function proceduresOn(chapter: string) {
  return {
    /** A query with one answer for everybody: its finished responses are kept in memory. */
    shared<Input extends z.ZodType, Output extends z.ZodType>(declared: Reading<Input, Output>) {
      const { input, output } = declared;
      const meta = { ...declared, chapter, isShared: true };
      const { query } = sharedProcedure.meta(meta).input(input).output(output);
      return { query };
    },

    /** A query whose answer depends on who asks, or on words of which there is no end. */
    personal<Input extends z.ZodType, Output extends z.ZodType>(declared: Reading<Input, Output>) {
      const { input, output } = declared;
      const meta = { ...declared, chapter, isShared: false };
      const { query } = procedure.meta(meta).input(input).output(output);
      return { query };
    },

    /** A mutation: what writes or spends, within a limit. */
    limited<Input extends z.ZodType, Output extends z.ZodType>(declared: Writing<Input, Output>) {
      const { input, output } = declared;
      const meta = { ...declared, chapter, isShared: false };
      const { mutation } = procedure.meta(meta).input(input).output(output);
      return { mutation };
    },
  };
}
