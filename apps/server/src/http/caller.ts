import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Who waits for what is being done. */
export interface Caller {
  /** The visitor's address, behind trusted proxies the one they report. Never stored as it is. */
  address: string;
  /** Aborts when the visitor leaves before the answer is whole. */
  signal: AbortSignal;
}

/** Work that no visitor waits for, such as a page rendered in process. */
const NOBODY: Caller = { address: 'unknown', signal: new AbortController().signal };

/**
 * Knows who waits for the work under way, across awaits. What asks the assistant comes in over
 * tRPC, REST, forms and MCP; limits and Stop hold for all of them without each passing it on.
 */
export class CallerStore {
  readonly #storage = new AsyncLocalStorage<Caller>();

  /** Who waits right now. Ask before the first `yield` of a generator: its reader runs the rest. */
  current(): Caller {
    return this.#storage.getStore() ?? NOBODY;
  }

  run<Result>(caller: Caller, work: () => Result): Result {
    return this.#storage.run(caller, work);
  }

  /** Notes the caller of every POST; nothing that a GET does depends on it. */
  register(app: FastifyInstance): void {
    // After the body was read: reading it loses the context that was set before.
    app.addHook('preHandler', (request, reply, done) => {
      if (request.method !== 'POST') return done();
      const leaving = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) leaving.abort();
      });
      this.run({ address: request.ip, signal: leaving.signal }, done);
    });
  }
}
