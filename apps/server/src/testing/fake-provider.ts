import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A request that the fake provider took. */
export interface FakeCall {
  /** performance.now() when its body was read. */
  at: number;
  body: { stream?: boolean; messages: { role: string; content: string }[] } & Record<
    string,
    unknown
  >;
  authorization: string | undefined;
  /** Whether the client hung up before the answer was finished. */
  hungUp: boolean;
}

/** What the fake provider does with a request. */
export type Behaviour = (call: FakeCall, response: ServerResponse) => void | Promise<void>;

export interface FakeProvider {
  /** What OPENAI_BASE_URL would be. */
  url: string;
  /** Every request that reached a behaviour, oldest first. */
  calls: FakeCall[];
  /** From now on requests are treated like this; of several, the last one again and again. */
  behave(...behaviours: [Behaviour, ...Behaviour[]]): void;
  close(): Promise<void>;
}

/**
 * Starts a local server that speaks the chat completions protocol, streamed and not, and fails in
 * any way that a test asks for.
 */
export async function startFakeProvider(): Promise<FakeProvider> {
  const calls: FakeCall[] = [];
  let behaviours: Behaviour[] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readText(request));
    const { authorization } = request.headers;
    const call: FakeCall = { at: performance.now(), body, authorization, hungUp: false };
    response.once('close', () => {
      call.hungUp = !response.writableFinished;
    });
    calls.push(call);
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    await behaviour?.(call, response);
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error) => response.destroy(error));
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    behave(...wanted) {
      behaviours = [...wanted];
    },
    async close() {
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      server.closeAllConnections();
      await closed;
    },
  };
}
