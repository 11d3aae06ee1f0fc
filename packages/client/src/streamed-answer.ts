import type { OperationResultEnvelope, TRPCClientError } from '@trpc/client';
import type { AppRouter } from './portal-router.ts';
import { toPortalError } from './to-portal-error.ts';

type Envelope = OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>;

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** The same parts; what goes wrong between two of them is a PortalClientError too. */
async function* guarded(parts: AsyncIterable<unknown>): AsyncGenerator<unknown, void, undefined> {
  try {
    yield* parts;
  } catch (error) {
    throw toPortalError(error);
  }
}

/** An answer as it came, its parts guarded where it comes in parts. */
export function guardedAnswer(envelope: Envelope): Envelope {
  const { result } = envelope;
  const isData = result.type === undefined || result.type === 'data';
  if (!isData || !isAsyncIterable(result.data)) return envelope;
  return { ...envelope, result: { ...result, data: guarded(result.data) } };
}
