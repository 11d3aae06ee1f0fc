import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../open-database.ts';
import { testDatabases } from '../testing/test-databases.ts';
import {
  deleteOldAnswers,
  insertAnswer,
  listUnhelpful,
  saveFeedback,
} from './answer.repository.ts';
import { deleteOldTurns, insertTurn, listTurns } from './conversation-turn.repository.ts';
import {
  claimGeneration,
  failClaim,
  findClaimState,
  releaseClaim,
} from './generation-claim.repository.ts';
import { addGap, listGaps, trimGaps } from './question-gap.repository.ts';
import { addUsage, deleteUsageBefore } from './usage.repository.ts';
import { deleteVisitorKeysBefore, findOrAddVisitorKey } from './visitor-key.repository.ts';

const databases = await testDatabases();

describe.each(databases)('what the assistant remembers on $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('a conversation comes back oldest turn first, without those of others', async () => {
    const { db } = database;
    for (const question of ['one', 'two', 'three']) {
      await insertTurn(db, 'abc', { question, answer: `about ${question}` });
    }
    await insertTurn(db, 'xyz', { question: 'mine', answer: 'yours' });
    expect(await listTurns(db, 'abc', 2)).toEqual([
      { question: 'two', answer: 'about two' },
      { question: 'three', answer: 'about three' },
    ]);
    expect(await listTurns(db, 'nobody', 5)).toEqual([]);
  });

  test('a conversation is forgotten after a day', async () => {
    const { db } = database;
    await insertTurn(db, 'old', { question: 'a day ago', answer: '' });
    await sql`update conversation_turns set created_at = now() - interval '25 hours'
      where conversation_id = 'old'`.execute(db);
    expect(await listTurns(db, 'old', 5)).toEqual([]);
    expect(await deleteOldTurns(db)).toBe(1);
    expect(await listTurns(db, 'xyz', 5)).toHaveLength(1);
  });

  test('what did not help is listed by what it rested on, the most often first', async () => {
    const { db } = database;
    const answer = { status: 'answered', mode: 'library', durationMs: 3 } as const;
    const dues = { ...answer, sourceSlugs: ['dues'], passages: ['tx-late-fees', 'dues#in-short'] };
    const vague = { helpful: false, reason: 'too-vague' } as const;
    for (const given of [
      { made: dues, feedback: vague },
      { made: dues, feedback: vague },
      { made: dues, feedback: { helpful: false, reason: null } },
      { made: dues, feedback: { helpful: true, reason: null } },
      // As a version made it that kept no passages.
      { made: { ...answer, sourceSlugs: ['pets'] }, feedback: vague },
    ]) {
      await saveFeedback(db, await insertAnswer(db, given.made), given.feedback);
    }
    await insertAnswer(db, dues);
    const listed = await listUnhelpful(db, 10);
    expect(listed).toHaveLength(3);
    expect(listed[0]).toEqual({
      passages: dues.passages,
      reason: 'too-vague',
      status: 'answered',
      count: 2,
      lastSeen: expect.any(Date),
    });
    expect(listed).toContainEqual(expect.objectContaining({ passages: ['pets'], count: 1 }));
    expect(await listUnhelpful(db, 1)).toEqual(listed.slice(0, 1));
    await db.deleteFrom('answers').execute();
  });

  test('a gap asked about again counts, and only the most wanted survive a flood', async () => {
    const { db } = database;
    await addGap(db, 'a', 'A?');
    await Promise.all([addGap(db, 'b', 'B?'), addGap(db, 'b', 'b'), addGap(db, 'b', 'B!')]);
    await addGap(db, 'c', 'C?');
    expect((await listGaps(db, 10)).map(({ count }) => count)).toEqual([3, 1, 1]);
    await trimGaps(db, 1);
    const [gap, ...others] = await listGaps(db, 10);
    expect(gap).toMatchObject({ count: 3, lastSeen: expect.any(Date) });
    expect(others).toEqual([]);
  });

  test('feedback is kept with its answer, the last word counting', async () => {
    const { db } = database;
    const id = randomUUID();
    const answer = { status: 'answered', mode: 'ai', sourceSlugs: [], durationMs: 3 } as const;
    await insertAnswer(db, { ...answer, sourceSlugs: [], id });
    expect(await saveFeedback(db, id, { helpful: false, reason: 'too-vague' })).toBe(true);
    expect(await saveFeedback(db, id, { helpful: true, reason: null })).toBe(true);
    const kept = db
      .selectFrom('answers')
      .select(['helpful', 'feedback_reason'])
      .where('id', '=', id);
    expect(await kept.execute()).toEqual([{ helpful: true, feedback_reason: null }]);
    expect(await saveFeedback(db, randomUUID(), { helpful: true, reason: null })).toBe(false);
  });

  test('an answer is forgotten after 30 days, one that was marked after a year', async () => {
    const { db } = database;
    await db.deleteFrom('answers').execute();
    const answer = { status: 'answered', mode: 'library', durationMs: 3 } as const;
    for (const [slug, age, helpful] of [
      ['new', '29 days', null],
      ['old', '31 days', null],
      ['marked', '364 days', false],
      ['marked-long-ago', '367 days', false],
    ] as const) {
      const id = await insertAnswer(db, { ...answer, sourceSlugs: [slug] });
      if (helpful !== null) await saveFeedback(db, id, { helpful, reason: null });
      await sql`update answers set created_at = now() - ${age}::interval where id = ${id}`.execute(
        db,
      );
    }
    expect(await deleteOldAnswers(db)).toBe(2);
    const kept = await db.selectFrom('answers').select('source_slugs').execute();
    expect(kept.flatMap((row) => row.source_slugs).sort()).toEqual(['marked', 'new']);
  });

  test('of many processes that want to write one article, one may', async () => {
    const { db } = database;
    const claims = Array.from({ length: 20 }, () => ({ slug: 'gates', owner: randomUUID() }));
    const won = await Promise.all(claims.map((claim) => claimGeneration(db, claim, 60)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await findClaimState(db, 'gates')).toBe('working');

    const [winner] = claims.filter((_, index) => won[index]);
    const [loser] = claims.filter((_, index) => !won[index]);
    if (winner === undefined || loser === undefined) throw new Error('nobody won');
    await releaseClaim(db, loser);
    expect(await findClaimState(db, 'gates')).toBe('working');
    await releaseClaim(db, winner);
    expect(await findClaimState(db, 'gates')).toBeNull();
  });

  test('a claim that ran out may be taken over, one that failed a little later', async () => {
    const { db } = database;
    const dead = { slug: 'walls', owner: randomUUID() };
    const next = { slug: 'walls', owner: randomUUID() };
    expect(await claimGeneration(db, dead, 0)).toBe(true);
    expect(await claimGeneration(db, next, 60)).toBe(true);
    await failClaim(db, dead, 60);
    expect(await findClaimState(db, 'walls')).toBe('working');
    await failClaim(db, next, 60);
    expect(await findClaimState(db, 'walls')).toBe('failed');
    expect(await claimGeneration(db, { slug: 'walls', owner: randomUUID() }, 60)).toBe(false);
  });

  test('every process gets the same key of a day, and old ones are forgotten', async () => {
    const { db } = database;
    const offers = ['one', 'two', 'three'];
    const keys = await Promise.all(
      offers.map((offer) => findOrAddVisitorKey(db, '2026-11-20', offer)),
    );
    expect(new Set(keys).size).toBe(1);
    await deleteVisitorKeysBefore(db, '2026-11-21');
    expect(await findOrAddVisitorKey(db, '2026-11-20', 'new')).toBe('new');
  });

  test('counters of earlier days are forgotten', async () => {
    const { db } = database;
    const key = { kind: 'ai', subject: 'all' };
    await addUsage(db, { ...key, day: '2026-11-19' });
    await addUsage(db, { ...key, day: '2026-11-20' });
    await deleteUsageBefore(db, '2026-11-20');
    expect(await addUsage(db, { ...key, day: '2026-11-19' })).toBe(1);
    expect(await addUsage(db, { ...key, day: '2026-11-20' })).toBe(2);
  });
});
