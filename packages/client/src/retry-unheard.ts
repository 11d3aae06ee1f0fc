import type { Operation, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { PortalClientError } from './portal-client-error.ts';
import type { AppRouter } from './portal-router.ts';
import { toPortalError } from './to-portal-error.ts';

/** A longer wait is left to the caller: the error says the seconds. */
const WAIT_MAX_MS = 10_000;
/** Before the second try where the portal did not say when; twice as long before each further. */
const FIRST_WAIT_MS = 250;

/** The portal itself refused, before it did anything, and said when to come back. */
function isUnheard({ code, retryAfterSeconds }: PortalClientError): boolean {
  const isRefusal = code === 'unavailable' || code === 'too-many-requests';
  return isRefusal && retryAfterSeconds !== undefined;
}

/** What may pass by itself, so that reading again can succeed. */
function mayPass({ code, status = 500 }: PortalClientError): boolean {
  if (code === 'bad-response') return status >= 500 || status === 200;
  return ['timeout', 'network', 'unavailable', 'too-many-requests'].includes(code);
}

/**
 * How long to wait before a call is made again; null where it is not.
 *
 * What only reads is asked again after whatever may pass. What writes, or has a model answer, is
 * sent again only where it was refused unheard: nobody is asked the same question twice.
 */
export function waitBefore(
  attempt: number,
  { type }: Pick<Operation, 'type'>,
  error: PortalClientError,
): number | null {
  if (!(type === 'query' ? mayPass(error) : isUnheard(error))) return null;
  const { retryAfterSeconds } = error;
  const waitMs =
    retryAfterSeconds === undefined ? FIRST_WAIT_MS * 2 ** attempt : retryAfterSeconds * 1_000;
  return waitMs > WAIT_MAX_MS ? null : waitMs;
}

/** Makes a call that failed again, so many times at most. A streamed answer that began stays. */
export function retryUnheard(retries: number): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let call: { unsubscribe(): void } | undefined;
        const attempt = (made: number) => {
          call = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              const waitMs = made < retries ? waitBefore(made, op, toPortalError(error)) : null;
              if (waitMs === null) observer.error(error);
              else timer = setTimeout(() => attempt(made + 1), waitMs);
            },
          });
        };
        attempt(0);
        return () => {
          clearTimeout(timer);
          call?.unsubscribe();
        };
      });
}
