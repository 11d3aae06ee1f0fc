import type { Answer } from '@hoa/core/schemas/answer';
import type { AskEvent } from '@hoa/core/schemas/ask-event';
import { expect, test } from 'vitest';
import { type Draft, readAnswer } from './ask-stream';

const LIBRARY: Answer = {
  response: '<p>From the library.</p>',
  sources: [],
  status: 'answered',
  lead: 'From the library.',
  missing: [],
  facts: [],
  language: 'en',
  mode: 'library',
  decidedBy: [],
  related: [],
  next: [],
};

async function* stream(...events: AskEvent[]) {
  yield* events;
}

async function read(...events: AskEvent[]) {
  const drafts: Draft[] = [];
  const answer = await readAnswer(stream(...events), (draft) => drafts.push(draft));
  return { answer, drafts };
}

const block = (html: string): AskEvent => ({ type: 'block', html, sources: [] });

test('the library answer is there at once, checked blocks replace it one by one', async () => {
  const final: Answer = { ...LIBRARY, mode: 'ai', response: '<p>One.</p><p>Two.</p>' };
  const { answer, drafts } = await read(
    { type: 'library', answer: LIBRARY, composing: true },
    block('<p>One.</p>'),
    block('<p>Two.</p>'),
    { type: 'answer', answer: final },
  );
  expect(drafts.map((draft) => draft.answer.response)).toEqual([
    '<p>From the library.</p>',
    '<p>One.</p>',
    '<p>One.</p><p>Two.</p>',
    '<p>One.</p><p>Two.</p>',
  ]);
  expect(drafts.map(({ isComposing }) => isComposing)).toEqual([true, true, true, false]);
  expect(answer).toEqual(final);
});

test('a stream that is cut keeps what was there', async () => {
  const { answer } = await read({ type: 'library', answer: LIBRARY, composing: true });
  expect(answer).toEqual(LIBRARY);
});

test('a stream without an event is a failure', async () => {
  await expect(read()).rejects.toThrow('ended before it began');
});
