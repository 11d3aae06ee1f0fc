import { codeOfStatus } from '@hoa/core/errors';
import { TRPCClientError } from '@trpc/client';
import { PortalClientError, retryAfterOf } from './portal-client-error.ts';
import type { AppRouter } from './portal-router.ts';

/** Everything from an error down to its first cause. */
function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** What went wrong below tRPC, which wraps it in an error with the whole response. */
function rootCause(error: unknown): Error | undefined {
  return causes(error).find((cause) => !(cause instanceof TRPCClientError));
}

/** What tRPC says of a call whose address would be longer than any is sent. */
const TOO_BIG = 'Input is too big for a single dispatch';

const ON_THE_WAY: Record<'timeout' | 'aborted' | 'network' | 'bad-response' | 'too-large', string> =
  {
    timeout: 'The portal did not answer in time.',
    aborted: 'The call was aborted.',
    network: 'The portal could not be reached.',
    'bad-response': 'Something other than the portal answered.',
    'too-large': 'What this call sends is too long.',
  };

/** An error on the way to the portal or back. */
export function wayError(code: keyof typeof ON_THE_WAY, cause?: Error): PortalClientError {
  return new PortalClientError(ON_THE_WAY[code], { code, cause });
}

function codeOnTheWay(error: unknown): keyof typeof ON_THE_WAY {
  if (causes(error).some(({ message }) => message === TOO_BIG)) return 'too-large';
  const names = causes(error).map(({ name }) => name);
  if (names.includes('TimeoutError')) return 'timeout';
  if (names.includes('AbortError')) return 'aborted';
  return names.includes('SyntaxError') ? 'bad-response' : 'network';
}

/** Any error of a call as a {@link PortalClientError}. */
export function toPortalError(error: unknown): PortalClientError {
  const own = causes(error).find((cause) => cause instanceof PortalClientError);
  if (own !== undefined) return own;
  const cause = rootCause(error);
  if (!(error instanceof TRPCClientError)) return wayError(codeOnTheWay(error), cause);
  const origin: TRPCClientError<AppRouter> = error;
  const { data, message, meta } = origin;
  if (!data) return wayError(codeOnTheWay(error), cause);
  const response = meta?.response;
  const headers = response instanceof Response ? response.headers : undefined;
  const { httpStatus: status, retryAfterSeconds = retryAfterOf(headers), refusal } = data;
  // A portal of an earlier version says less.
  const code = refusal?.code ?? codeOfStatus(status) ?? 'bad-response';
  const fields = refusal?.fields;
  return new PortalClientError(message, { code, status, retryAfterSeconds, fields, origin });
}
