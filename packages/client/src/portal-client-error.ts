import type { FieldFault, PortalErrorCode } from '@hoa/core/errors';
import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from './portal-router.ts';

export type { FieldFault };

/**
 * Why a call failed: the portal's own codes, and what can happen on the way there.
 * `timeout`: no answer, or no further part of one, in time. `aborted`: by the caller's signal.
 * `network`: the portal was not reached. `bad-response`: something else answered in its place.
 */
export type PortalClientErrorCode =
  | PortalErrorCode
  | 'timeout'
  | 'aborted'
  | 'network'
  | 'bad-response';

export interface PortalClientErrorDetails {
  code: PortalClientErrorCode;
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  fields?: readonly FieldFault[] | undefined;
  cause?: Error | undefined;
  /** The error of tRPC, with the parts that its own tools read. */
  origin?: TRPCClientError<AppRouter> | undefined;
}

/** Kept for tRPC's own tools; not enumerable, so that a logged error stays short. */
const UNSEEN = ['meta', 'shape', 'data'] as const;

/** A failed call. Its message may be shown to a visitor where the portal wrote it. */
export class PortalClientError extends TRPCClientError<AppRouter> {
  readonly code: PortalClientErrorCode;
  /** The HTTP status of the answer; undefined when there was none. */
  readonly status: number | undefined;
  /** Seconds after which trying again makes sense, where the portal said so. */
  readonly retryAfterSeconds: number | undefined;
  /** What is wrong with the input, field by field; empty where that is not the trouble. */
  readonly fields: readonly FieldFault[];

  constructor(message: string, details: PortalClientErrorDetails) {
    const { cause, origin } = details;
    super(message, {
      ...(cause === undefined ? {} : { cause }),
      ...(origin?.shape ? { result: { error: origin.shape } } : {}),
      ...(origin?.meta === undefined ? {} : { meta: origin.meta }),
    });
    // The class above sets its own prototype, which would hide this one from instanceof.
    Object.setPrototypeOf(this, new.target.prototype);
    this.name = 'PortalClientError';
    this.code = details.code;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.fields = details.fields ?? [];
    for (const key of UNSEEN) Object.defineProperty(this, key, { enumerable: false });
  }
}

/** The seconds of a Retry-After header; its other form, a date, is not one the portal sends. */
export function retryAfterOf(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
