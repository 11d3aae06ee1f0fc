import type { GuideAnswers } from '@hoa/core/schemas/guide-run';

/** Whose rules a letter cites, of what was answered; empty where it is not known. */
export function letterCommunity({ community = '' }: GuideAnswers): string {
  return community === 'unsure' ? '' : community;
}
