import { callTRPCProcedure } from '@trpc/server';
import { appRouter } from '../trpc/app-router.ts';
import type { Context } from '../trpc/trpc.ts';

/**
 * Calls queries of the typed API in process, so that a page is rendered from the very procedures
 * that the browser calls later, without a round trip.
 */
export function createInProcessCall(context: Context) {
  return (path: string, input: unknown): Promise<unknown> =>
    callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => input,
      ctx: context,
      type: 'query',
      signal: undefined,
      batchIndex: 0,
    });
}
