import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@hoa/db/database';
import {
  claimGeneration,
  failClaim,
  findClaimState,
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

/** How an article comes about. */
export interface Writing {
  /** Asked first, by the one who starts; what it throws only the one who starts gets to hear. */
  admit: () => Promise<void>;
  /** The finished HTML, or null when none could be made. */
  produce: () => Promise<string | null>;
}

/** Sees to it that each article is written once, over all requests and processes. */
export interface TopicWriter {
  /**
   * The stored article, written now by whoever is first; null when it could not be written. The
   * writing goes on when those who asked for it leave.
   */
  write(topic: UnwrittenTopic, writing: Writing): Promise<StoredContent | null>;
}

/** What is stored is announced by the database, and every process reads it anew. */
export function createTopicWriter(db: Db): TopicWriter {
  const underWay = new Map<string, Promise<StoredContent | null>>();

  /** Waits for another process to store the article, or to give up. */
  async function awaitOther({ topicId, slug }: UnwrittenTopic): Promise<StoredContent | null> {
    for (const end = performance.now() + LEASE_SECONDS * 1_000; performance.now() < end; ) {
      const state = await findClaimState(db, slug);
      const stored = await findContent(db, topicId);
      if (stored !== null || state !== 'working') return stored;
      await wait(POLL_MS);
    }
    return null;
  }

  async function writeOnce(
    topic: UnwrittenTopic,
    { produce }: Writing,
  ): Promise<StoredContent | null> {
    const { topicId, slug } = topic;
    const claim = { slug, owner: randomUUID() };
    if (!(await claimGeneration(db, claim, LEASE_SECONDS))) return awaitOther(topic);
    try {
      // Another process may have stored it before this one got its claim.
      if ((await findContent(db, topicId)) === null) {
        const content = await produce();
        if (content === null) {
          await failClaim(db, claim, RETRY_AFTER_SECONDS);
          return null;
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

  async function writeAndTell(topic: UnwrittenTopic, writing: Writing) {
    await writing.admit();
    return writeOnce(topic, writing);
  }

  return {
    async write(topic, writing) {
      const running = underWay.get(topic.slug);
      if (running !== undefined) return running.catch(() => null);
      const started = writeAndTell(topic, writing).finally(() => underWay.delete(topic.slug));
      underWay.set(topic.slug, started);
      return started;
    },
  };
}
