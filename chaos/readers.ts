import { Agent, request } from 'node:http';

/** What a visitor reads: from memory, rendered anew, over REST, typed, and answered. */
export const READ_PATHS = [
  '/',
  '/category/board-management',
  '/topic/quorum-requirements',
  '/topic/reserve-funds',
  '/topic/no-article-on-this-one',
  '/api/categories',
  '/api/topics/quorum-requirements',
  '/api/content/reserve-funds',
  '/api/search?q=quorum',
  '/api/related-topics/1?currentTopicId=8',
  `/trpc/topics.bySlug?input=${encodeURIComponent('{"slug":"proxy-voting"}')}`,
  `/trpc/search.query?input=${encodeURIComponent('{"q":"reserve"}')}`,
];

export interface Answered {
  status: number;
  ms: number;
  body: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** Long enough for a machine that is busy with other things; who is slow is seen in the report. */
const ANSWER_TIMEOUT_MS = 60_000;

export interface SendOptions {
  method?: string;
  body?: unknown;
  agent?: Agent;
  address?: string;
  /** Called when the whole request was handed to the system. */
  onSent?: () => void;
}

/** One request. @throws when the connection fails or no answer comes */
export function send(url: string, options: SendOptions = {}): Promise<Answered> {
  const startedAt = performance.now();
  const { method = 'GET', body, agent, address } = options;
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, headers, agent, timeout: ANSWER_TIMEOUT_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - startedAt,
            body: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    if (options.onSent !== undefined) call.once('finish', options.onSent);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What came of many reads. */
export interface ReadReport {
  reads: number;
  failed: number;
  slowestMs: number;
  /** The first failures, in words. */
  failures: string[];
}

/** Visitors who read one page after the other until they are stopped. */
export class Readers {
  readonly report: ReadReport = { reads: 0, failed: 0, slowestMs: 0, failures: [] };
  readonly #agent = new Agent({ keepAlive: true });
  readonly #work: Promise<unknown>;
  #stopped = false;

  constructor(url: string, count = 4) {
    this.#work = Promise.all(Array.from({ length: count }, (_, index) => this.#read(url, index)));
  }

  async stop(): Promise<ReadReport> {
    this.#stopped = true;
    await this.#work;
    this.#agent.destroy();
    return this.report;
  }

  async #read(url: string, first: number): Promise<void> {
    for (let turn = first; !this.#stopped; turn += 1) {
      const path = READ_PATHS[turn % READ_PATHS.length] ?? '/';
      this.report.reads += 1;
      try {
        const { status, ms, body } = await send(url + path, { agent: this.#agent });
        this.report.slowestMs = Math.max(this.report.slowestMs, ms);
        if (status !== 200 || body.length < 20) this.#fail(`${path}: ${status}`);
      } catch (error) {
        this.#fail(`${path}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  #fail(what: string): void {
    this.report.failed += 1;
    if (this.report.failures.length < 5) this.report.failures.push(what);
  }
}
