import { connect, type Socket } from 'node:net';

/** What is sent over and over. */
export interface LoadRequest {
  port: number;
  path: string;
  headers: Record<string, string>;
}

export interface LoadResult {
  perSecond: number;
  requests: number;
  /** Milliseconds from sending a request to having its answer whole. */
  latencies: number[];
}

/** As many as browsers behind one proxy; each sends its next request when it has its answer. */
const CONNECTIONS = 32;
const HEAD_END = '\r\n\r\n';

function requestText({ path, headers }: LoadRequest): string {
  const lines = Object.entries({ host: 'bench', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`GET ${path} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END;
}

/** Bytes of the body that follows a head, by what the head says. */
function bodyBytes(head: string): number {
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  return head.startsWith('HTTP/1.1 304') ? 0 : Number(length);
}

/** Sends one request over a connection again and again. */
function drive(socket: Socket, text: string, onAnswer: (head: string, ms: number) => boolean) {
  let head = '';
  let missing = 0;
  let sentAt = 0;
  const send = () => {
    sentAt = performance.now();
    socket.write(text);
  };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.on('connect', send);
  socket.on('error', reject);
  socket.on('close', () => resolve());
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) {
      const before = head.length;
      head += chunk.toString('latin1');
      const end = head.indexOf(HEAD_END);
      if (end === -1) return;
      const bodyHere = before + chunk.length - end - HEAD_END.length;
      head = head.slice(0, end + 2);
      missing = bodyBytes(head) - bodyHere;
    } else missing -= chunk.length;
    if (missing > 0) return;
    const goesOn = onAnswer(head, performance.now() - sentAt);
    head = '';
    missing = 0;
    if (goesOn) send();
    else socket.destroy();
  });
  return promise;
}

/**
 * Asks a server for one address as fast as it answers, over connections that stay open.
 *
 * @param isExpected called with the head of every answer; a load of errors would be fast
 * @throws Error at the first answer that is not the expected one
 */
export async function load(
  request: LoadRequest,
  { ms, isExpected }: { ms: number; isExpected: (head: string) => boolean },
): Promise<LoadResult> {
  const text = requestText(request);
  const latencies: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + ms;
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    connect({ port: request.port, host: '127.0.0.1', noDelay: true }),
  );
  let wrong: string | undefined;
  const onAnswer = (head: string, latency: number) => {
    if (!isExpected(head)) wrong ??= head;
    latencies.push(latency);
    return wrong === undefined && performance.now() < until;
  };
  await Promise.all(sockets.map((socket) => drive(socket, text, onAnswer)));
  if (wrong !== undefined) throw new Error(`${request.path} was answered with\n${wrong}`);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { perSecond: latencies.length / seconds, requests: latencies.length, latencies };
}
