import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ResponseTooLargeError } from './capped-fetch.ts';
import type { FailureReason } from './provider.ts';

/** A failed attempt; `retryAfterMs` is null where a second one makes no sense. */
export interface FailedAttempt {
  reason: FailureReason;
  retryAfterMs: number | null;
}

/** Waiting longer than this for a second attempt helps no visitor: `Retry-After: 60` is a no. */
const RETRY_WAIT_MAX_MS = 2_000;
const RETRY_WAIT_MS = 300;

/** Milliseconds that a server asks to wait, by any of the headers in use; undefined without one. */
function askedWaitMs(headers: Headers | undefined): number | undefined {
  const inMs = headers?.get('retry-after-ms');
  if (inMs && Number.isFinite(Number(inMs))) return Number(inMs);
  const header = headers?.get('retry-after');
  if (!header) return undefined;
  const seconds = Number(header);
  return Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
}

function retryWait(headers: Headers | undefined): number | null {
  const wait = askedWaitMs(headers) ?? RETRY_WAIT_MS;
  return wait <= RETRY_WAIT_MAX_MS ? Math.max(wait, 0) : null;
}

function isCausedBy(error: unknown, kind: typeof ResponseTooLargeError): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof kind) return true;
  }
  return false;
}

/** What an error of the client library means, and whether to try once more. */
export function classifyFailure(error: unknown): FailedAttempt {
  const final = (reason: FailureReason): FailedAttempt => ({ reason, retryAfterMs: null });
  if (isCausedBy(error, ResponseTooLargeError)) return final('too-large');
  if (error instanceof APIConnectionTimeoutError) return final('too-slow');
  if (error instanceof APIConnectionError) {
    return { reason: 'unreachable', retryAfterMs: RETRY_WAIT_MS };
  }
  if (error instanceof APIError && error.status !== undefined) {
    if (error.status === 429) return { reason: 'busy', retryAfterMs: retryWait(error.headers) };
    if (error.status >= 500) return { reason: 'failing', retryAfterMs: retryWait(error.headers) };
    return final(error.status === 400 || error.status === 422 ? 'declined' : 'rejected');
  }
  // The connection broke off inside the body.
  if (error instanceof TypeError) return final('cut-off');
  // An error event inside a stream carries no status; broken JSON is a SyntaxError.
  return final(error instanceof APIError ? 'failing' : 'unreadable');
}
