import { BATCH_MAX_CALLS } from '@hoa/core/limits';
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  splitLink,
  type TRPCClient,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { streamFetch, wholeFetch } from './portal-fetch.ts';
import type { AppRouter } from './portal-router.ts';
import { retryUnheard } from './retry-unheard.ts';
import { guardedAnswer } from './streamed-answer.ts';
import { toPortalError, wayError } from './to-portal-error.ts';

export {
  type FieldFault,
  PortalClientError,
  type PortalClientErrorCode,
} from './portal-client-error.ts';
export type {
  Answer,
  AppRouter,
  Category,
  Citation,
  QuestionRequest,
  RelatedTopic,
  RouterInputs,
  RouterOutputs,
  SearchResult,
  StreamedAnswer,
  Topic,
} from './portal-router.ts';

/** Long enough for an answer that a language model composes. */
const DEFAULT_TIMEOUT_MS = 30_000;
/** Addresses longer than this are cut by some proxies; past it calls travel apart. */
const URL_MAX_CHARS = 2_000;

/** Procedures that answer part by part. */
const STREAMED: ReadonlySet<string> = new Set(['ask.stream']);

export interface PortalClientOptions {
  /** Where the portal is: https://hoa.example.org, or a path that leads to it */
  baseUrl: string | URL;
  /** Replaces the global fetch, as in tests or behind a proxy. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds for a call, and of a streamed answer for each part; 30,000 by default. */
  timeoutMs?: number;
  /**
   * How often a call is made again, 0 by default: one that reads after any failure that may pass, one
   * that writes or asks only where the portal refused it before doing anything. Not where the portal
   * asks for a wait of more than 10 seconds.
   */
  retries?: number;
  /** Aborts every call of this client; a single call takes a signal of its own. */
  signal?: AbortSignal;
  /** Sent with every call. */
  headers?: Record<string, string>;
}

/**
 * The portal as an object: `portal.topics.bySlug.query({ slug: 'reserve-funds' })`, and part by
 * part `for await (const part of await portal.ask.stream.mutate({ question }))`.
 */
export type PortalClient = TRPCClient<AppRouter>;

/** The address of the typed API, beneath the path of a portal that is not at the root of its host. */
function endpoint(baseUrl: string | URL): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  // 'localhost:3000' is an address too, of a scheme that is called localhost.
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new TypeError(
      `baseUrl has to be a whole address such as https://hoa.example.org: ${baseUrl}`,
    );
  }
  url.pathname = url.pathname.replace(/\/*$/, '/trpc');
  url.search = '';
  url.hash = '';
  return url;
}

/** Makes every failure a PortalClientError, and an aborted call fail at once. */
const portalErrors: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const abort = () => observer.error(wayError('aborted'));
      if (op.signal?.aborted) {
        abort();
        return;
      }
      op.signal?.addEventListener('abort', abort, { once: true });
      const calls = next(op).subscribe({
        next: (value) => observer.next(guardedAnswer(value)),
        error: (error) => observer.error(toPortalError(error)),
        complete: () => observer.complete(),
      });
      return () => {
        op.signal?.removeEventListener('abort', abort);
        calls.unsubscribe();
      };
    });

/**
 * A typed client of the portal. Calls made together travel in one request. Every failed call
 * rejects with a PortalClientError.
 *
 * @throws TypeError for a baseUrl that is no whole address
 */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  const { baseUrl, fetch = globalThis.fetch, timeoutMs = DEFAULT_TIMEOUT_MS, signal } = options;
  const { retries = 0 } = options;
  const rules = { fetch, timeoutMs, signal };
  const shared = {
    url: endpoint(baseUrl),
    maxURLLength: URL_MAX_CHARS,
    maxItems: BATCH_MAX_CALLS,
    headers: options.headers ?? {},
  };
  return createTRPCClient<AppRouter>({
    links: [
      portalErrors,
      retryUnheard(retries),
      splitLink({
        condition: ({ path }) => STREAMED.has(path),
        true: httpBatchStreamLink({ ...shared, fetch: streamFetch(rules) }),
        false: httpBatchLink({ ...shared, fetch: wholeFetch(rules) }),
      }),
    ],
  });
}
