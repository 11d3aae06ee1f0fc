import { TURNS_READ } from '@hoa/core/answers/conversation';
import { redact } from '@hoa/core/questions/redact';
import type { Db } from '@hoa/db/database';
import {
  type ConversationTurn,
  insertTurn,
  listTurns,
} from '@hoa/db/repositories/conversation-turn.repository';
import { withFallback } from './with-fallback.ts';

/** What was said before under a conversation id, for follow-ups; it is never sent to a client. */
export interface ConversationMemory {
  /**
   * The last turns, oldest first. Where fewer are known than were asked `earlier` (none without an id,
   * or while the database is away), those questions, without an answer where that is not known.
   */
  recall(
    conversationId: string | undefined,
    earlier?: readonly string[],
  ): Promise<ConversationTurn[]>;
  /** Keeps a turn for a day in plain text, redacted. Nobody waits for it. */
  remember(conversationId: string | undefined, question: string, answer: string): void;
}

const ANSWER_MAX_CHARS = 2_000;

export function createConversationMemory(deps: {
  db: Db;
  onRecordError: (error: unknown) => void;
}): ConversationMemory {
  const { db, onRecordError } = deps;
  const known = async (conversationId: string | undefined) =>
    conversationId === undefined
      ? []
      : withFallback(listTurns(db, conversationId, TURNS_READ), [], onRecordError);
  return {
    async recall(conversationId, earlier = []) {
      const turns = await known(conversationId);
      if (turns.length >= earlier.length) return turns;
      const answers = new Map(turns.map(({ question, answer }) => [question, answer]));
      return earlier.map(redact).map((question) => {
        return { question, answer: answers.get(question) ?? '' };
      });
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
