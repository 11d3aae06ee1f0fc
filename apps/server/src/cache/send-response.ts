import type { IncomingMessage, ServerResponse } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Encoding, ResponseForm, StoredResponse } from './stored-response.ts';

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  // Browsers send a handful of headers, and a stranger cannot make it grow.
  cache: new LRUCache<string, string>({ max: 100 }),
});

/**
 * The form in which to send a body to a client with this Accept-Encoding header: the one it weighs
 * highest, and of equals the smallest. A client that refuses everything is sent plain bytes.
 */
export function acceptedEncoding(header = ''): Encoding {
  return negotiator.negotiate(header.toLowerCase()) ?? 'identity';
}

/** Headers besides those of the response itself, as names and values in turn. */
export interface ExtraHeaders {
  /** Of every response but a 304, which is to be short. */
  always: readonly string[];
  /** What depends on who asks. */
  perRequest: (request: IncomingMessage) => readonly string[];
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, form, extra }: { status: number; form: ResponseForm; extra: readonly string[] },
): void {
  const headers = extra.length === 0 ? form.headers : [...form.headers, ...extra];
  // Node takes the flat list as it is, without copying or checking each name again.
  response.writeHead(status, headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(form.body);
}

function writeNotModified(response: ServerResponse, headers: readonly string[]): void {
  // A poll every second is mostly headers: the connection stays open without that header.
  if (response.shouldKeepAlive) response.removeHeader('connection');
  response.writeHead(304, headers as string[]);
  response.end();
}

/**
 * Writes a stored response to a client: 304 when it holds the same, otherwise the form it accepts,
 * and for HEAD the headers alone. A form that is not compressed yet is awaited; no other request
 * waits for it.
 */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  { always, perRequest }: ExtraHeaders,
): void {
  const { headers } = request;
  const asked = perRequest(request);
  const condition = headers['if-none-match'];
  const unchanged = condition === undefined ? undefined : stored.notModifiedHeaders(condition);
  if (unchanged !== undefined) {
    writeNotModified(response, asked.length === 0 ? unchanged : [...unchanged, ...asked]);
    return;
  }
  const encoding = acceptedEncoding(headers['accept-encoding']?.toString());
  const { status } = stored;
  const extra = always.length === 0 ? asked : [...always, ...asked];
  const ready = stored.ready(encoding);
  if (ready !== undefined) {
    write(request, response, { status, form: ready, extra });
    return;
  }
  stored.prepare(encoding).then(
    (form) => write(request, response, { status, form, extra }),
    (error) => response.destroy(error),
  );
}
