import { PortalError } from '@hoa/core/errors';
import type { FeedbackRequest, FeedbackResponse } from '@hoa/core/schemas/feedback';
import type { Db } from '@hoa/db/database';
import { saveFeedback } from '@hoa/db/repositories/answer.repository';
import type { Caller } from './caller.ts';
import type { LimitsService } from './limits.service.ts';

/** Whether answers helped, for the editors. */
export interface FeedbackService {
  /**
   * @throws PortalError 'not-found' when no answer of the last day has the identifier,
   * 'too-many-requests', or 'unavailable' while the database is away
   */
  give(request: FeedbackRequest, caller: Caller): Promise<FeedbackResponse>;
}

export function createFeedbackService(deps: { db: Db; limits: LimitsService }): FeedbackService {
  const { db, limits } = deps;
  return {
    async give({ answerId, helpful, reason }, { address }) {
      await limits.countFeedback(address);
      const feedback = { helpful, reason: helpful ? null : (reason ?? null) };
      if (await saveFeedback(db, answerId, feedback)) return { recorded: true };
      throw new PortalError('not-found', 'That answer is no longer known. Please ask again.');
    },
  };
}
