import { callTRPCProcedure } from '@trpc/server';
import { appRouter } from './app-router.ts';
import type { Context } from './context.ts';

/**
 * Calls queries of the typed API in process, so that a page is rendered from the very procedures
 * that the browser calls later, without a round trip.
 */
export function createInProcessCall(ctx: Context) {
  return (path: string, input: unknown): Promise<unknown> =>
    callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => input,
      ctx,
      type: 'query',
      signal: ctx.caller.signal,
      batchIndex: 0,
    });
}
