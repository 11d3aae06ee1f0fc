import { TURNS_READ } from '@hoa/core/answers/talk/conversation';
import { redact } from '@hoa/core/questions/redact';
import type { Db } from '@hoa/db/database';
import {
  type ConversationTurn,
  insertTurn,
  listTurns,
} from '@hoa/db/repositories/conversation-turn.repository';
import { turnsAskedAfter } from './turns-asked-after.ts';
import { withFallback } from './with-fallback.ts';

/** What was said before under a conversation id, for follow-ups; it is never sent to a client. */
export interface ConversationMemory {
  /**
   * The turns that a question was asked after, oldest first: those that `earlier` names, without an
   * answer where that is not known (without an id, or while the database is away). Without `earlier`
   * the last ones.
   */
  recall(
    conversationId: string | undefined,
    earlier?: readonly string[],
  ): Promise<ConversationTurn[]>;
  /** Keeps a turn for a day in plain text, redacted. Nobody waits for it. */
  remember(conversationId: string | undefined, question: string, answer: string): void;
}

const ANSWER_MAX_CHARS = 2_000;
/** Turns that are looked through: the last may be of answers that their visitor went back from. */
const STORED_MAX = 2 * TURNS_READ;

export function createConversationMemory(deps: {
  db: Db;
  onRecordError: (error: unknown) => void;
}): ConversationMemory {
  const { db, onRecordError } = deps;
  const known = async (conversationId: string | undefined) =>
    conversationId === undefined
      ? []
      : withFallback(listTurns(db, conversationId, STORED_MAX), [], onRecordError);
  return {
    async recall(conversationId, earlier) {
      const turns = await known(conversationId);
      return earlier === undefined ? turns.slice(-TURNS_READ) : turnsAskedAfter(turns, earlier);
    },
    remember(conversationId, question, answer) {
      if (conversationId === undefined) return;
      const turn = {
        question: redact(question),
        answer: redact(answer).slice(0, ANSWER_MAX_CHARS),
      };
      insertTurn(db, conversationId, turn).catch(onRecordError);
    },
  };
}
