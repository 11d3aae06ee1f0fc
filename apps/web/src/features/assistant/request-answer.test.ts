import type { Answer } from '@hoa/core/schemas/answer';
import { expect, test } from 'vitest';
import type { Api } from '../../api/api';
import { pendingTurn } from './conversation';
import { requestAnswer, stopRequest } from './request-answer';

const ANSWER = { response: '<p>Yes.</p>', sources: [], status: 'answered' } as unknown as Answer;

const asking = (question: string) => {
  return { question, state: undefined, earlier: [], conversationId: 'one' };
};

/** A server that answers each question when it is let go. */
function heldServer() {
  const held = new Map<string, PromiseWithResolvers<Answer>>();
  const mutate = (request: { question: string }, { signal }: { signal: AbortSignal }) => {
    const waiting = Promise.withResolvers<Answer>();
    held.set(request.question, waiting);
    signal.addEventListener('abort', () => waiting.reject(signal.reason));
    return waiting.promise;
  };
  const client = { ask: { answer: { mutate } } } as unknown as Api['client'];
  return { client, letGo: (question: string) => held.get(question)?.resolve(ANSWER) };
}

test('a question that is asked while another is on its way takes its place', async () => {
  const { client, letGo } = heldServer();
  const first = requestAnswer(client, 'library', asking('First?'));
  const second = requestAnswer(client, 'library', asking('Second?'));
  expect(pendingTurn()?.question).toBe('Second?');
  letGo('Second?');
  await Promise.all([first, second]);
  expect(pendingTurn()).toBeUndefined();
});

test('the same question asked again at once is answered once', async () => {
  const { client, letGo } = heldServer();
  const first = requestAnswer(client, 'library', asking('Twice?'));
  const second = requestAnswer(client, 'library', asking('Twice?'));
  expect(pendingTurn()?.question).toBe('Twice?');
  letGo('Twice?');
  await Promise.all([first, second]);
  expect(pendingTurn()).toBeUndefined();
});

test('a question that is stopped before its answer leaves nothing', async () => {
  const { client } = heldServer();
  const asked = requestAnswer(client, 'library', asking('Stopped?'));
  stopRequest();
  await asked;
  expect(pendingTurn()).toBeUndefined();
});
