import { codeOfStatus, type Refusal } from '@hoa/core/errors';
import { PortalClientError, retryAfterOf } from './portal-client-error.ts';
import { wayError } from './to-portal-error.ts';

/** How a client reaches the portal. */
export interface FetchRules {
  fetch: typeof globalThis.fetch;
  /** For a whole call; of a streamed answer, for each of its parts. */
  timeoutMs: number;
  /** Aborts every call of the client. */
  signal: AbortSignal | undefined;
}

type PortalFetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

function anySignal(...signals: (AbortSignal | null | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal instanceof AbortSignal));
}

/** What the portal refuses before it reads the calls; one of an earlier version names no code. */
type EarlyRefusal = Omit<Refusal, 'code'> & Partial<Refusal>;

function isRefusal(body: unknown): body is EarlyRefusal {
  const isObject = typeof body === 'object' && body !== null;
  return isObject && 'message' in body && typeof body.message === 'string';
}

/** Refuses what a proxy or a limiter in front of the procedures answered, with its own words. */
async function expectEnvelope(response: Response): Promise<Response> {
  const { status, headers } = response;
  const isJson = /\bjson/.test(headers.get('content-type') ?? '');
  const body: unknown = isJson && !response.ok ? await response.clone().json() : null;
  const retryAfterSeconds = retryAfterOf(headers);
  if (!isJson) {
    const { message } = wayError('bad-response');
    throw new PortalClientError(message, { code: 'bad-response', status, retryAfterSeconds });
  }
  if (isRefusal(body)) {
    const code = body.code ?? codeOfStatus(status) ?? 'bad-response';
    const { message, fields } = body;
    throw new PortalClientError(message, { code, status, retryAfterSeconds, fields });
  }
  return response;
}

/** A fetch for calls that are answered at once: the time counts until the last byte is read. */
export function wholeFetch({ fetch, timeoutMs, signal }: FetchRules): PortalFetch {
  return async (url, init) => {
    const bounded = anySignal(AbortSignal.timeout(timeoutMs), init?.signal, signal);
    return expectEnvelope(await fetch(url, { ...init, signal: bounded }));
  };
}

/** A fetch for streamed answers: the time counts anew with each part. */
export function streamFetch({ fetch, timeoutMs, signal }: FetchRules): PortalFetch {
  return async (url, init) => {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      const reason = new DOMException('The portal fell silent.', 'TimeoutError');
      timer = setTimeout(() => silence.abort(reason), timeoutMs);
    };
    const stop = () => clearTimeout(timer);

    restart();
    const bounded = anySignal(silence.signal, init?.signal, signal);
    bounded.addEventListener('abort', stop, { once: true });
    try {
      const response = await expectEnvelope(await fetch(url, { ...init, signal: bounded }));
      const watched = response.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            restart();
            controller.enqueue(chunk);
          },
          flush: stop,
        }),
      );
      return new Response(watched ?? null, response);
    } catch (error) {
      stop();
      throw error;
    }
  };
}
