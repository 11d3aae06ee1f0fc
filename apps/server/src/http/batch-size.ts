import { PortalError } from '@hoa/core/errors';
import { BATCH_MAX_CALLS } from '@hoa/core/limits';

/**
 * Refuses more calls in one request than others should wait for.
 *
 * @throws PortalError 'bad-request'
 */
export function requireBatchSize(calls: number): void {
  if (calls <= BATCH_MAX_CALLS) return;
  throw new PortalError('bad-request', `A batch holds ${BATCH_MAX_CALLS} calls at most.`);
}
