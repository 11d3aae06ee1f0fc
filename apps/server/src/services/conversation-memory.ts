import { redact } from '@hoa/core/questions/redact';
import type { Db } from '@hoa/db/database';
import {
  type ConversationTurn,
  insertTurn,
  listTurns,
} from '@hoa/db/repositories/conversation-turn.repository';
import { within } from './within.ts';

/** What was said before under a conversation id, for follow-ups; it is never sent to a client. */
export interface ConversationMemory {
  /** The last turns, oldest first; none without an id, or while the database is away. */
  recall(conversationId: string | undefined): Promise<ConversationTurn[]>;
  /** Keeps a turn for a day, redacted. Nobody waits for it. */
  remember(conversationId: string | undefined, question: string, answerHtml: string): void;
}

const TURNS = 4;
const ANSWER_MAX_CHARS = 2_000;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The words of our own HTML. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function createConversationMemory(deps: {
  db: Db;
  onRecordError: (error: unknown) => void;
  waitMs?: number;
}): ConversationMemory {
  const { db, onRecordError, waitMs } = deps;
  return {
    async recall(conversationId) {
      if (conversationId === undefined) return [];
      return within(listTurns(db, conversationId, TURNS), [], onRecordError, waitMs);
    },
    remember(conversationId, question, answerHtml) {
      if (conversationId === undefined) return;
      const answer = redact(plainText(answerHtml)).slice(0, ANSWER_MAX_CHARS);
      insertTurn(db, conversationId, { question: redact(question), answer }).catch(onRecordError);
    },
  };
}
