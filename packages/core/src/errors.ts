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

/** @returns the code of an HTTP status; undefined for one that the portal never sends */
export function codeOfStatus(status: number): PortalErrorCode | undefined {
  const codes = Object.keys(HTTP_STATUS) as PortalErrorCode[];
  return codes.find((code) => HTTP_STATUS[code] === status);
}

/** What is wrong with one field of an input. */
export interface FieldFault {
  /** As it was sent, with dots in between: 'question', 'answers.state'. Empty for the whole. */
  field: string;
  message: string;
}

/** A refusal as programs read it: the same over tRPC, REST and MCP. */
export interface Refusal {
  /** What was wrong and what to do, in one sentence for a person. */
  message: string;
  code: PortalErrorCode;
  /** What is wrong with the input, field by field; only where it does not fit its schema. */
  fields?: FieldFault[];
  /** Seconds after which trying again makes sense, for 429 and 503. */
  retryAfterSeconds?: number;
}

/** The only text that a client sees of an unexpected error. */
export const INTERNAL_ERROR_MESSAGE = 'Internal server error';

/**
 * An error whose message may be shown to a visitor: it says what was wrong and what to do.
 * Everything else that is thrown reaches the client as {@link INTERNAL_ERROR_MESSAGE}.
 */
export class PortalError extends Error {
  readonly code: PortalErrorCode;
  /** Seconds after which trying again makes sense, for 429 and 503. */
  readonly retryAfterSeconds: number | undefined;
  /** What is wrong with the input, field by field. */
  readonly fields: readonly FieldFault[];

  constructor(
    code: PortalErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number; fields?: readonly FieldFault[] } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PortalError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields ?? [];
  }

  get status(): number {
    return HTTP_STATUS[this.code];
  }

  /** The same for programs, as every way in sends it. */
  get refusal(): Refusal {
    const { message, code, fields, retryAfterSeconds } = this;
    return {
      message,
      code,
      ...(fields.length === 0 ? {} : { fields: [...fields] }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    };
  }
}

/** A refusal of an input for what is wrong with some of its fields; its sentence is that of the first. */
export function refusedFields(fields: readonly FieldFault[]): PortalError {
  const [sentence = ''] = fields.map(({ field, message }) => `${field}: ${message}`);
  return new PortalError('bad-request', sentence, { fields });
}
