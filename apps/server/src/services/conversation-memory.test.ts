import { TURNS_READ } from '@hoa/core/answers/talk/conversation';
import { openDatabase } from '@hoa/db/open-database';
import { EMPTY_DATABASE, templateDatabase } from '@hoa/db/testing/template-database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createConversationMemory } from './conversation-memory.ts';

const PATIENCE = { timeout: 60_000 };

async function openMemory() {
  const database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
  onTestFinished(() => database.close());
  return createConversationMemory({ db: database.db, onRecordError: () => {} });
}

test('a follow-up is asked after what it names, and after the last turns where it names nothing', async () => {
  const memory = await openMemory();
  memory.remember('one', 'My fence?', 'It needs approval.');
  const fence = [{ question: 'My fence?', answer: 'It needs approval.' }];
  await vi.waitFor(async () => expect(await memory.recall('one')).toMatchObject(fence), PATIENCE);
  memory.remember('one', 'My dog?', 'It may bark.');
  const all = [...fence, { question: 'My dog?', answer: 'It may bark.' }];
  await vi.waitFor(async () => expect(await memory.recall('one')).toMatchObject(all), PATIENCE);
  expect(await memory.recall('one', ['My fence?'])).toMatchObject(fence);
  expect(await memory.recall('one', [])).toEqual([]);
});

test('the last turns are as many as are read', async () => {
  const memory = await openMemory();
  for (let turn = 1; turn <= TURNS_READ + 2; turn += 1) memory.remember('long', `q${turn}`, 'a');
  const last = Array.from({ length: TURNS_READ }, (_, at) => ({ question: `q${at + 3}` }));
  await vi.waitFor(async () => expect(await memory.recall('long')).toMatchObject(last), PATIENCE);
});

test('who was sent a follow-up, or comes after the database was away, is understood all the same', async () => {
  const memory = await openMemory();
  memory.remember('two', 'Who decides?', 'The committee.');
  await vi.waitFor(async () => expect(await memory.recall('two')).toHaveLength(1), PATIENCE);
  const asked = ['My fence at 12 Oak Street?', 'Who decides?'];
  expect(await memory.recall('two', asked)).toEqual([
    { question: 'My fence at [address]?', answer: '' },
    { question: 'Who decides?', answer: 'The committee.' },
  ]);
  expect(await memory.recall(undefined, ['My fence?'])).toEqual([
    { question: 'My fence?', answer: '' },
  ]);
});
