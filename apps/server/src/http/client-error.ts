import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '@hoa/core/errors';
import type { MakeEarlyRefusal } from './early-refusal.ts';

/** What Node found wrong with what came over a connection, before there was a request. */
type ClientError = Error & { code?: string; rawPacket?: unknown };

const TOO_LONG = `The address of this request, or its headers, are too long. Send at most ${maxHeaderSize / 1024} KB.`;

const BY_CODE: Record<string, [status: number, refusal: Refusal]> = {
  HPE_INVALID_URL: [
    400,
    {
      message:
        'The address of this request could not be read. Send it percent-encoded: caf%C3%A9 for café.',
      code: 'bad-request',
    },
  ],
  HPE_HEADER_OVERFLOW: [431, { message: TOO_LONG, code: 'too-large' }],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    { message: 'The request did not arrive in time. Please try again.', code: 'bad-request' },
  ],
};
const UNREADABLE: [status: number, refusal: Refusal] = [
  400,
  { message: 'The request could not be read.', code: 'bad-request' },
];

/** As much of a request as tells a page from data. */
const START_BYTES = 16;
/** A connection that is closed while more arrives is reset, and the answer lost with it. */
const LINGER_MS = 1_000;

/**
 * Answers what Node could not read as a request.
 *
 * @param refusalOf makes the answers
 */
export function clientErrorHandler(refusalOf: MakeEarlyRefusal) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, refusal] = BY_CODE[error.code ?? ''] ?? UNREADABLE;
    const { rawPacket } = error;
    const start = rawPacket instanceof Buffer ? rawPacket.toString('latin1', 0, START_BYTES) : '';
    const { headers, body } = refusalOf(start, status, refusal);
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
