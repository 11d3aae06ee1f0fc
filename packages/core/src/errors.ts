/** What went wrong, in the words every layer shares. */
export type PortalErrorCode =
  | 'bad-request'
  | 'not-found'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'unavailable'
  | 'internal';

/** Code to HTTP status: the one table that tRPC and REST both answer from. */
export const HTTP_STATUS: Record<PortalErrorCode, number> = {
  'bad-request': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  unavailable: 503,
  internal: 500,
};

/** The only text that a client sees of an error nobody foresaw. */
export const INTERNAL_ERROR_MESSAGE = 'Internal server error';

/**
 * An error whose message may be shown to a visitor: it says what was wrong and what to do.
 * Everything else that is thrown reaches the client as {@link INTERNAL_ERROR_MESSAGE}.
 */
export class PortalError extends Error {
  readonly code: PortalErrorCode;
  /** Seconds after which trying again makes sense, for 429 and 503. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: PortalErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PortalError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }
}
