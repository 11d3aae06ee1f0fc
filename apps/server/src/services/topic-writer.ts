import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@hoa/db/database';
import {
  claimGeneration,
  failClaim,
  findClaimState,
  type GenerationClaim,
  releaseClaim,
} from '@hoa/db/repositories/generation-claim.repository';
import {
  findContent,
  insertGeneratedContent,
  type StoredContent,
} from '@hoa/db/repositories/topic-content.repository';
import { ARTICLE_DEADLINE_MS } from '../provider/article-prompt.ts';

/** A topic that the catalogue knows and the library has no article on. */
export interface UnwrittenTopic {
  topicId: number;
  slug: string;
}

/** Longer than any attempt lives, so that a claim runs out only when its process died. */
const LEASE_SECONDS = ARTICLE_DEADLINE_MS / 1_000 + 30;
/** How long a failed topic is left alone. */
const RETRY_AFTER_SECONDS = 30;
const POLL_MS = 250;

/** Nothing was tried, since the visitor who started may not have it written: the next in line may. */
export const LEFT_TO_OTHERS = Symbol('left to others');

/** How an article comes about. */
export interface Writing {
  /** Asked first, by the visitor who starts; what it throws reaches that visitor alone. */
  admit: () => Promise<void>;
  /** The finished HTML; null when none could be made. */
  produce: () => Promise<string | typeof LEFT_TO_OTHERS | null>;
}

/** What came of an attempt. */
type Outcome = StoredContent | typeof LEFT_TO_OTHERS | null;

/** Sees to it that each article is written once, over all requests and processes. */
export interface TopicWriter {
  /**
   * The stored article, written now for the first who asks; null when it could not be written. The
   * writing goes on when those who asked for it leave.
   */
  write(topic: UnwrittenTopic, writing: Writing): Promise<StoredContent | null>;
}

/** What is stored is announced by the database, and every process reads it anew. */
export function createTopicWriter(db: Db): TopicWriter {
  const underWay = new Map<string, Promise<Outcome>>();

  /**
   * Claims the article, at once or when another process gave its claim back.
   *
   * @returns what is stored when another one has written it, or has failed to
   */
  async function claimOrAwait(
    { topicId }: UnwrittenTopic,
    claim: GenerationClaim,
  ): Promise<'claimed' | StoredContent | null> {
    let state: Awaited<ReturnType<typeof findClaimState>> = null;
    for (const end = performance.now() + LEASE_SECONDS * 1_000; performance.now() < end; ) {
      if (state === null && (await claimGeneration(db, claim, LEASE_SECONDS))) return 'claimed';
      state = await findClaimState(db, claim.slug);
      const stored = await findContent(db, topicId);
      if (stored !== null || state === 'failed') return stored;
      if (state === 'working') await wait(POLL_MS);
    }
    return null;
  }

  async function writeOnce(topic: UnwrittenTopic, { produce }: Writing): Promise<Outcome> {
    const { topicId, slug } = topic;
    const claim = { slug, owner: randomUUID() };
    const claimed = await claimOrAwait(topic, claim);
    if (claimed !== 'claimed') return claimed;
    try {
      // Another process may have stored it before this one got its claim.
      if ((await findContent(db, topicId)) === null) {
        const content = await produce();
        if (content === null) {
          await failClaim(db, claim, RETRY_AFTER_SECONDS);
          return null;
        }
        if (content === LEFT_TO_OTHERS) {
          await releaseClaim(db, claim);
          return LEFT_TO_OTHERS;
        }
        await insertGeneratedContent(db, topicId, content);
      }
      await releaseClaim(db, claim);
      return await findContent(db, topicId);
    } catch (error) {
      // Where the database went away this fails too, and the lease ends by itself.
      await failClaim(db, claim, RETRY_AFTER_SECONDS).catch(() => {});
      throw error;
    }
  }

  return {
    async write(topic, writing) {
      const { slug } = topic;
      for (let other = underWay.get(slug); other !== undefined; other = underWay.get(slug)) {
        const outcome = await other;
        if (outcome !== LEFT_TO_OTHERS) return outcome;
      }
      const admitted = writing.admit();
      const started = admitted.then(() => writeOnce(topic, writing));
      const toOthers = admitted.then<Outcome, Outcome>(
        () => started.catch(() => null),
        () => LEFT_TO_OTHERS,
      );
      underWay.set(
        slug,
        toOthers.finally(() => underWay.delete(slug)),
      );
      const outcome = await started;
      return outcome === LEFT_TO_OTHERS ? null : outcome;
    },
  };
}
