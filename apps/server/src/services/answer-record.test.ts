import type { Answer } from '@hoa/core/schemas/answer';
import type { OpenDatabase } from '@hoa/db/open-database';
import { listGaps } from '@hoa/db/repositories/question-gap.repository';
import { testDatabases } from '@hoa/db/testing/test-databases';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswerRecord } from './answer-record.ts';

const PATIENCE = { timeout: 60_000 };
const ANSWER: Answer = {
  response: '<p>Nothing.</p>',
  sources: [],
  status: 'not-covered',
  lead: '',
  missing: [],
  facts: [],
  language: 'en',
  mode: 'library',
  decidedBy: [],
  related: [],
  next: [],
};

describe.each(await testDatabases())('what is kept of answers on $name', ({ open }) => {
  let database: OpenDatabase;
  const onRecordError = vi.fn();

  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  test('a question is kept only where the library has a gap, counted and redacted', async () => {
    const record = createAnswerRecord({ db: database.db, onRecordError });
    record.keep('Is unit 12 of jane@x.org   haunted?', ANSWER, 1);
    // Its words are kept before the others come: what is written at once comes in any order.
    await vi.waitFor(async () => expect(await listGaps(database.db, 9)).toHaveLength(1), PATIENCE);
    record.keep('is unit 14 of joe@y.org haunted', ANSWER, 1);
    record.keep('What is a quorum? I am Jane.', { ...ANSWER, status: 'answered' }, 1);
    record.keep('???', ANSWER, 1);
    await vi.waitFor(async () => {
      const rows = await database.db.selectFrom('answers').select('status').execute();
      expect(rows.map(({ status }) => status).sort()).toEqual([
        'answered',
        ...['not-covered', 'not-covered', 'not-covered'],
      ]);
      expect(await listGaps(database.db, 9)).toEqual([
        { question: 'Is unit [unit] of [email] haunted?', count: 2, lastSeen: expect.any(Date) },
      ]);
    }, PATIENCE);
    expect(onRecordError).not.toHaveBeenCalled();
  });

  test('what an answer rested on is kept by passage: sections, and rules of the law', async () => {
    const record = createAnswerRecord({ db: database.db, onRecordError });
    const source = { slug: 'violation-fines', title: '', heading: '', quote: '' };
    const sources = ['/law/texas#tx-fine-cap', '/topic/violation-fines#in-short'].map((url) => ({
      ...source,
      url,
    }));
    record.keep(
      'May they?',
      { ...ANSWER, status: 'answered', sources: [...sources, ...sources] },
      1,
    );
    await vi.waitFor(async () => {
      const [row] = await database.db.selectFrom('answers').select('passages').execute();
      expect(row?.passages).toEqual(['tx-fine-cap', 'violation-fines#in-short']);
    }, PATIENCE);
  });
});
