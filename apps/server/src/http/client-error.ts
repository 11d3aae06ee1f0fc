import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '@hoa/core/errors';
import { SECURITY_HEADERS } from './security-headers.ts';

/** What Node found wrong with what came over a connection, before there was a request. */
type ClientError = Error & { code?: string; rawPacket?: unknown };

const TOO_LONG = `The address of this request, or its headers, are too long. Send at most ${maxHeaderSize / 1024} KB.`;

const BY_CODE: Record<string, [status: number, refusal: Refusal]> = {
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

/** A connection that is closed while more arrives is reset, and the answer lost with it. */
const LINGER_MS = 1_000;
const PAGE = /^GET \/(?!(?:api|trpc|mcp)[/? ])/;

/** How the body of an answer to what was read so far is written: for a browser, or for a program. */
function bodyFor(read: unknown, status: number, refusal: Refusal): [type: string, body: string] {
  const start = read instanceof Buffer ? read.toString('latin1', 0, 16) : '';
  if (!PAGE.test(start)) return ['application/json', JSON.stringify(refusal)];
  const page = `<!doctype html><title>${STATUS_CODES[status]}</title><p>${refusal.message}`;
  return ['text/html', page];
}

/**
 * Answers what Node could not read as a request: in the words of a refusal, or to a browser that
 * wanted a page as a page.
 *
 * @param more headers of every response, as names and values in turn
 */
export function clientErrorHandler(more: readonly string[]) {
  const always = Object.entries({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
  for (let at = 0; at < more.length; at += 2) always.push([more[at] ?? '', more[at + 1] ?? '']);

  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, refusal] = BY_CODE[error.code ?? ''] ?? UNREADABLE;
    const [type, body] = bodyFor(error.rawPacket, status, refusal);
    const headers = [
      ...always,
      ['content-type', `${type}; charset=utf-8`],
      ['content-length', Buffer.byteLength(body)],
      ['connection', 'close'],
    ];
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
