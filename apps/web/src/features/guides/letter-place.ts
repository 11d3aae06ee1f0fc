import type { GuideAnswers } from '@hoa/core/schemas/guide-run';

/** Which act a letter cites, of what was answered; empty where it is not known or neither. */
export function letterCommunity({ community = '' }: GuideAnswers): string {
  return ['planned-community', 'condominium'].includes(community) ? community : '';
}
