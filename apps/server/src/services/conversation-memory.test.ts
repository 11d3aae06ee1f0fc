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

test('what is remembered counts, whatever a follow-up says it was asked after', async () => {
  const memory = await openMemory();
  memory.remember('one', 'My fence?', 'It needs approval.');
  await vi.waitFor(
    async () => expect(await memory.recall('one', ['Something else?'])).toHaveLength(1),
    PATIENCE,
  );
  expect(await memory.recall('one', ['Something else?'])).toMatchObject([
    { question: 'My fence?', answer: 'It needs approval.' },
  ]);
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
