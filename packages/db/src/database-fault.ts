/** What an error of the driver or the server means for an operator. */
export type DatabaseFault =
  /** No server answers: waiting mends it. */
  | 'unreachable'
  /** The address, the name or the password is wrong: only an operator mends it. */
  | 'misconfigured'
  /** The disk is full or the server read-only: reads go on, writes do not. */
  | 'read-only'
  /** A statement failed; the connection is whole. */
  | 'statement';

const UNREACHABLE_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ' +
    'ENETDOWN ENOTFOUND EAI_AGAIN ENOENT EACCES'
  ).split(' '),
);

/** SQLSTATE by its beginning: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FAULT_BY_SQLSTATE: ReadonlyArray<readonly [string, DatabaseFault]> = [
  ['08', 'unreachable'], // connection exception
  ['57P', 'unreachable'], // shut down, crashed, starting up
  ['57014', 'unreachable'], // too slow: a statement was cancelled
  ['55P03', 'unreachable'], // too slow: a lock was not had in time
  ['53300', 'unreachable'], // too many connections
  ['55000', 'unreachable'], // a database that takes no connections for now
  ['53', 'read-only'], // disk full, out of memory
  ['25006', 'read-only'], // read-only transaction, as on a standby
  ['28', 'misconfigured'], // wrong user or password
  ['3D000', 'misconfigured'], // no such database
  ['42501', 'misconfigured'], // no permission on the schema
  ['3F000', 'misconfigured'], // no schema to create in
];

/** PgBouncer gives what it refuses the code of a connection that failed. */
const POOLER_CODE = '08P01';
const REFUSED_BY_POOLER =
  /unsupported startup parameter|no such (?:database|user)|database ".*" does not exist/i;

/** The driver gives these no code. */
const UNREACHABLE_TEXT =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|no sign of life|Cannot use a pool/i;

const MISCONFIGURED_TEXT = /password must be a string|does not support SSL|SCRAM/i;

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Sorts an error by what mends it. An error with several causes counts as its worst. */
export function databaseFault(error: unknown): DatabaseFault {
  if (error instanceof AggregateError && codeOf(error) === '') {
    return error.errors.map(databaseFault).find((fault) => fault !== 'statement') ?? 'statement';
  }
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  if (UNREACHABLE_CODES.has(code)) return 'unreachable';
  if (code === POOLER_CODE && REFUSED_BY_POOLER.test(text)) return 'misconfigured';
  const known = FAULT_BY_SQLSTATE.find(([start]) => code.startsWith(start));
  if (known !== undefined) return known[1];
  if (UNREACHABLE_TEXT.test(text)) return 'unreachable';
  if (MISCONFIGURED_TEXT.test(text)) return 'misconfigured';
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? 'statement' : databaseFault(cause);
}

/** The error in words for a log line or an operator, never for a visitor. */
export function databaseErrorText(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(databaseErrorText).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
