import type { PageRequest } from '@hoa/core/rendering/page-renderer';
import type { AppRouter } from '@hoa/server/app-router';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';

/** What of an error may travel with a page: its code, never its cause. */
function publicError(error: unknown) {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  const code = hasCode ? String(error.code) : 'INTERNAL_SERVER_ERROR';
  return new TRPCClientError<AppRouter>(code, { meta: { code } });
}

function inProcessLink(call: PageRequest['call']): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        call(op.path, op.input).then(
          (data) => {
            observer.next({ result: { data } });
            observer.complete();
          },
          (error) => observer.error(publicError(error)),
        );
      });
}

/** The client of a page rendered on the server: the same calls, answered without a round trip. */
export function createInProcessClient(call: PageRequest['call']) {
  return createTRPCClient<AppRouter>({ links: [inProcessLink(call)] });
}
