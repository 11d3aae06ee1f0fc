import { count } from '@hoa/core/calculators/words';
import { utcDay } from '@hoa/core/calendar/plain-date';
import { PortalError } from '@hoa/core/errors';
import type { LimitsStore } from '../storage/limits-store.ts';
import { createVisitorHash } from './visitor-hash.ts';
import { withFallback } from './with-fallback.ts';

/**
 * Whether a provider may be asked: yes; the day's calls are used up, or the visitor's share of them;
 * or they could not be counted.
 */
export type AiAllowance = 'granted' | 'used-up' | 'share-used-up' | 'unknown';

/** Counts, over all processes, what visitors may ask and say and what may be spent. */
export interface LimitsService {
  /** @throws PortalError 'too-many-requests' with the seconds until the visitor may ask again */
  countQuestion(address: string): Promise<void>;
  /** @throws PortalError 'too-many-requests' when somebody floods the editors with feedback */
  countFeedback(address: string): Promise<void>;
  /** @throws PortalError 'too-many-requests' when a program fills letters without end */
  countLetter(address: string): Promise<void>;
  /** @throws PortalError 'too-many-requests' when somebody tries tokens, or an editor's page is asked for without end */
  countReview(address: string): Promise<void>;
  /** Takes one provider call from the day's, and from the visitor's share of them. */
  takeAiCall(address: string): Promise<AiAllowance>;
}

/** Feedback that one visitor may give in a minute; a reader gives one an answer. */
const FEEDBACK_PER_MINUTE = 30;
/** Letters that one visitor may have filled by the server in a minute; browsers fill them themselves. */
const LETTERS_PER_MINUTE = 60;
/** How often one address may ask for the list for editors in a minute, with the token or without. */
const REVIEWS_PER_MINUTE = 20;
/** The share of a day's provider calls that one visitor may use, and how few that is at least. */
const VISITOR_SHARE = 0.1;
const VISITOR_MIN = 20;
/** The subject under which everybody is counted together. */
const EVERYBODY = 'all';

/** @param now replaced in tests */
export function createLimitsService(deps: {
  limitsStore: LimitsStore;
  askPerMinute: number;
  aiDailyLimit: number;
  onRecordError: (error: unknown) => void;
  now?: () => Date;
}): LimitsService {
  const { limitsStore, askPerMinute, aiDailyLimit, onRecordError } = deps;
  const { now = () => new Date() } = deps;
  const visitorHash = createVisitorHash(limitsStore);

  async function visitorKey(kind: string, address: string, moment: Date) {
    const day = utcDay(moment);
    return { day, kind, subject: await visitorHash(address, day) };
  }

  async function takeFromDay(address: string): Promise<AiAllowance> {
    const share = Math.max(VISITOR_MIN, Math.floor(aiDailyLimit * VISITOR_SHARE));
    const visitor = await visitorKey('ai', address, now());
    // One after the other: who is over the own share takes nothing from the others'.
    if ((await limitsStore.countShared(visitor)) > share) return 'share-used-up';
    const total = await limitsStore.countShared({ ...visitor, subject: EVERYBODY });
    return total > aiDailyLimit ? 'used-up' : 'granted';
  }

  async function countInMinute(kind: string, address: string, most: number, refusal: string) {
    const moment = now();
    const minute = moment.toISOString().slice(11, 16);
    // Where nothing else answers in time the store counts in this process: every visitor is counted.
    const key = await visitorKey(`${kind} ${minute}`, address, moment);
    if ((await limitsStore.count(key)) <= most) return;
    const retryAfterSeconds = 60 - moment.getUTCSeconds();
    throw new PortalError(
      'too-many-requests',
      `${refusal} Please try again in ${count(retryAfterSeconds, 'second')}.`,
      { retryAfterSeconds },
    );
  }

  return {
    countQuestion: (address) =>
      countInMinute(
        'ask',
        address,
        askPerMinute,
        `You have asked ${count(askPerMinute, 'question')} in a minute.`,
      ),

    countFeedback: (address) =>
      countInMinute(
        'feedback',
        address,
        FEEDBACK_PER_MINUTE,
        'You are sending feedback too often.',
      ),

    countLetter: (address) =>
      countInMinute('letter', address, LETTERS_PER_MINUTE, 'You are filling letters too often.'),

    countReview: (address) =>
      countInMinute('review', address, REVIEWS_PER_MINUTE, 'This page was asked for too often.'),

    async takeAiCall(address) {
      if (aiDailyLimit === 0) return 'used-up';
      // A call that cannot be counted is not made: the bill would have no end.
      return withFallback(takeFromDay(address), 'unknown' as const, onRecordError);
    },
  };
}
