import { likelyLanguage } from '@hoa/core/language/spanish-grammar';
import type { Answer, AnswerLanguage } from '@hoa/core/schemas/answer';
import { useSyncExternalStore } from 'react';
import { type AskedQuestion, answerHash } from '../../navigation/answer-address';
import { createListeners } from '../../navigation/listeners';
import { readSession, writeSession } from '../../navigation/session-storage';

/** A question of this visit and what became of it. */
export interface Turn extends AskedQuestion {
  conversationId: string;
  status: 'pending' | 'success' | 'error';
  answer: Answer | undefined;
  /** A provider is at work on a better answer than the one shown. */
  isComposing: boolean;
}

/** The session storage key of the answers; the number goes up when their shape changes. */
const STORAGE_KEY = 'answers-2';
/** Turns that a tab remembers, the oldest forgotten first. */
const TURNS_MAX = 8;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const CONVERSATION_ID_LENGTH = 20;

const NO_TURNS: readonly Turn[] = [];
const { notify, subscribe } = createListeners();
let turns: readonly Turn[] | undefined;
let conversationId: string | undefined;

/** Ties follow-up questions together: made at the first question, the same until the page is left. */
export function getConversationId(): string {
  conversationId ??= Array.from(
    crypto.getRandomValues(new Uint8Array(CONVERSATION_ID_LENGTH)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('');
  return conversationId;
}

/** The next question begins a conversation of its own. */
export function endConversation(): void {
  conversationId = undefined;
}

function isTurn(value: unknown): value is Turn {
  if (typeof value !== 'object' || value === null) return false;
  const { question, earlier, conversationId, answer } = value as Partial<Turn>;
  return (
    typeof question === 'string' &&
    typeof conversationId === 'string' &&
    Array.isArray(earlier) &&
    typeof answer?.response === 'string' &&
    Array.isArray(answer.sources) &&
    Array.isArray(answer.related) &&
    Array.isArray(answer.next)
  );
}

/** What this tab remembers of earlier pages; nothing where storage is blocked or holds something else. */
function readTurns(): readonly Turn[] {
  if (turns !== undefined) return turns;
  try {
    const stored: unknown = JSON.parse(readSession(STORAGE_KEY) ?? '[]');
    const kept = Array.isArray(stored) ? stored.filter(isTurn) : [];
    // The very value that hydration begins with, or the page would at once be rendered again.
    turns = kept.length === 0 ? NO_TURNS : kept;
  } catch {
    turns = NO_TURNS;
  }
  return turns;
}

function setTurns(next: readonly Turn[]): void {
  turns = next.slice(-TURNS_MAX);
  notify();
}

/** Whether two questions are one: the same words, for the same state, after the same others. */
function isSameQuestion(one: AskedQuestion, other: AskedQuestion): boolean {
  return answerHash(one) === answerHash(other);
}

/** Puts a turn at the end, in place of an earlier one with the same question. */
export function addTurn(turn: Turn): void {
  setTurns([...readTurns().filter((one) => !isSameQuestion(one, turn)), turn]);
}

/** Changes a turn where it stands; one that was taken away stays away. */
export function changeTurn(asked: AskedQuestion, change: Partial<Turn>): void {
  setTurns(readTurns().map((one) => (isSameQuestion(one, asked) ? { ...one, ...change } : one)));
  // Answers stay in this tab, on this device; what failed or is on its way is asked again.
  const settled = readTurns().filter(({ status }) => status === 'success');
  if (change.status === 'success') writeSession(STORAGE_KEY, JSON.stringify(settled));
}

/**
 * The language of a question: that of its answer; before there is one, that in which it seems asked,
 * where it tells none that of the question before it.
 */
export function languageOf({
  question,
  earlier,
  answer,
}: Pick<Turn, 'question' | 'earlier'> & { answer?: Turn['answer'] }): AnswerLanguage {
  if (answer !== undefined) return answer.language ?? 'en';
  const before = earlier.reduce<AnswerLanguage>((language, asked) => {
    const known = readTurns().findLast((one) => one.question === asked)?.answer;
    return known?.language ?? likelyLanguage(asked, language);
  }, 'en');
  return likelyLanguage(question, before);
}

/** Whether a question is on its way and nothing of its answer can be shown yet. */
export function awaitsAnswer({ status, answer }: Turn): boolean {
  return status === 'pending' && answer === undefined;
}

/** The question that is on its way, if any. */
export function pendingTurn(): Turn | undefined {
  return readTurns().find(({ status }) => status === 'pending');
}

/** Takes back a question that got no answer. */
export function removeTurn(asked: AskedQuestion): void {
  setTurns(readTurns().filter((one) => !isSameQuestion(one, asked)));
}

/** @returns the turn of a question; undefined when it was not asked in this tab */
export function findTurn(
  among: readonly Turn[],
  asked: AskedQuestion | undefined,
): Turn | undefined {
  return asked && among.find((one) => isSameQuestion(one, asked));
}

/** The answered questions of a turn's conversation that came before it, oldest first. */
export function turnsBefore(among: readonly Turn[], turn: Turn): readonly Turn[] {
  const at = among.indexOf(turn);
  return among
    .slice(0, Math.max(at, 0))
    .filter((one) => one.conversationId === turn.conversationId && one.status === 'success');
}

/** The questions of this tab, oldest first; none on the server and while a page is hydrated. */
export function useTurns(): readonly Turn[] {
  return useSyncExternalStore(subscribe, readTurns, () => NO_TURNS);
}
