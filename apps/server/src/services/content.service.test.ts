import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@hoa/db/database';
import { openDatabase } from '@hoa/db/open-database';
import { createServerDatabase, isServerAvailable } from '@hoa/db/testing/test-databases';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AskApp, startAskApp } from '../testing/ask-app.ts';
import * as fault from '../testing/fake-behaviours.ts';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';

const hasServer = await isServerAvailable();

/** Provider calls that a visitor has a day: a tenth of all, and more than the other tests make. */
const SHARE = 20;

const ARTICLE = fault.writes((sections) =>
  ['## What it means', ...sections.map(fault.quoted), '<script>alert(1)</script>'].join('\n\n'),
);

/** A provider that takes its time, so that requests meet. */
const slowArticle: typeof ARTICLE = async (call, response) => {
  await wait(150);
  await ARTICLE(call, response);
};

/** Takes an article away and waits until every process knows. */
async function forgetArticle(db: Db, portals: readonly AskApp[], slug: string): Promise<void> {
  const topic = db.selectFrom('topics').where('slug', '=', slug).select('id');
  await db.deleteFrom('topic_content').where('topic_id', '=', topic).execute();
  await db.deleteFrom('generation_claims').execute();
  await untilOrigin(portals, slug, null);
}

async function untilOrigin(portals: readonly AskApp[], slug: string, origin: string | null) {
  for (const { app } of portals) {
    await vi.waitFor(
      async () => {
        const reply = await app.http.inject(`/api/topics/${slug}`);
        expect(reply.json().origin).toBe(origin);
      },
      { timeout: 60_000 },
    );
  }
}

describe.runIf(hasServer)('articles by a provider, over two processes on PostgreSQL', () => {
  let fake: FakeProvider;
  let portals: AskApp[];
  let db: Db;
  let close: () => Promise<void>;

  beforeAll(async () => {
    fake = await startFakeProvider();
    const { url, drop } = await createServerDatabase();
    const settings = {
      fake,
      database: { url },
      environment: { AI_DAILY_LIMIT: String(10 * SHARE) },
    };
    const first = await startAskApp(settings);
    portals = [first, await startAskApp(settings)];
    const database = await openDatabase({ url });
    db = database.direct;
    close = async () => {
      for (const portal of portals) await portal.close();
      await database.close();
      await fake.close();
      await drop();
    };
  });
  afterAll(() => close());
  beforeEach(() => {
    fake.calls.length = 0;
    fake.behave(slowArticle);
  });

  const generate = (topic: string, address?: string) => {
    const [portal] = portals;
    if (portal === undefined) throw new Error('no portal');
    return portal.generate(topic, address);
  };

  test('an article of the library is given as it is, and nothing is spent', async () => {
    const { body } = await generate('Reserve Funds');
    expect(body.aiGenerated).toBe(0);
    expect(fake.calls).toEqual([]);
  });

  test('fifty who want a missing article at once, in two processes, cost one call', async () => {
    await forgetArticle(db, portals, 'quorum-requirements');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => portals[i % 2]?.generate('Quorum Requirements')),
    );
    expect(fake.calls).toHaveLength(1);
    expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply?.body.aiGenerated))).toEqual(new Set([1]));
    expect(new Set(replies.map((reply) => reply?.body.content)).size).toBe(1);

    const [content] = replies.map((reply) => reply?.body.content);
    expect(content).toMatch(/<h2>What it means<\/h2>/);
    expect(content).toMatch(/<h2>Sources<\/h2>/);
    expect(content).not.toMatch(/<script|alert/);
  });

  test('it is stored once, labelled, and shown by both processes', async () => {
    await untilOrigin(portals, 'quorum-requirements', 'ai');
    for (const { app } of portals) {
      const reply = await app.http.inject('/api/topics/quorum-requirements');
      expect(reply.json().content.aiGenerated).toBe(1);
    }
    await generate('Quorum Requirements');
    expect(fake.calls).toEqual([]);
  });

  test('who leaves first takes nothing from those who stay', async () => {
    await forgetArticle(db, portals, 'proxy-voting');
    const finish = Promise.withResolvers<void>();
    fake.behave(async (call, response) => {
      await finish.promise;
      await ARTICLE(call, response);
    });
    const leaving = new AbortController();
    const address = portals[0]?.app.http.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const first = fetch(`http://127.0.0.1:${port}/api/openai/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ topic: 'Proxy Voting' }),
      signal: leaving.signal,
    });
    await vi.waitFor(() => expect(fake.calls).toHaveLength(1), { timeout: 60_000 });
    const second = generate('Proxy Voting');
    leaving.abort();
    await expect(first).rejects.toThrow();
    finish.resolve();
    expect((await second).body.aiGenerated).toBe(1);
    expect(fake.calls).toHaveLength(1);
  });

  test('a provider that fails leaves the generic article, and is not asked again at once', async () => {
    await forgetArticle(db, portals, 'board-vacancies');
    fake.behave(fault.refuses(401));
    const replies = await Promise.all([generate('Board Vacancies'), generate('Board Vacancies')]);
    for (const { status, body } of [...replies, await generate('Board Vacancies')]) {
      expect([status, body.aiGenerated]).toEqual([200, 0]);
      expect(body.content).toMatch(/no article about Board Vacancies/);
    }
    expect(fake.calls).toHaveLength(1);
  });

  test('an article that the sections do not bear out is not kept', async () => {
    await forgetArticle(db, portals, 'committee-charters');
    fake.behave(fault.says('## All\n\nFines are unlimited.\n\nBoards own the moon [1].'));
    const { body } = await generate('Committee Charters');
    expect(body.aiGenerated).toBe(0);
    const stored = await db
      .selectFrom('topic_content')
      .where('ai_generated', '=', 1)
      .selectAll()
      .execute();
    expect(stored.every(({ content }) => !content.includes('moon'))).toBe(true);
  });

  test('what only one visitor asks for is kept for that visitor alone', async () => {
    const topic = 'HOA Quorum And Proxy Counting At Meetings';
    const [mine, again] = await Promise.all([
      generate(topic, '192.0.2.1'),
      generate(topic, '192.0.2.1'),
    ]);
    expect([mine.body.aiGenerated, again.body.content]).toEqual([1, mine.body.content]);
    expect((await generate(topic, '192.0.2.1')).body.content).toBe(mine.body.content);
    expect(fake.calls).toHaveLength(1);

    await generate(topic, '192.0.2.2');
    expect(fake.calls).toHaveLength(2);
    const page = await portals[0]?.app.http.inject(
      '/api/topics/hoa-quorum-and-proxy-counting-at-meetings',
    );
    expect(page?.json()).toMatchObject({ origin: null, content: null, known: false });
  });

  test('what is not about associations is not written', async () => {
    const { body } = await generate('Best Chocolate Cake Recipe');
    expect(body.aiGenerated).toBe(0);
    expect(fake.calls).toEqual([]);
  });

  test('a GET never spends', async () => {
    await forgetArticle(db, portals, 'annual-meetings');
    for (const url of ['/api/content/annual-meetings', '/api/topics/annual-meetings']) {
      await portals[0]?.app.http.inject(url);
    }
    expect(fake.calls).toEqual([]);
  });

  test('a visitor whose share is used up takes an article from nobody else', async () => {
    fake.behave(ARTICLE);
    for (let spent = 0; spent < SHARE; spent++) await portals[0]?.ask('What is a quorum?');
    await forgetArticle(db, portals, 'parliamentary-procedure');
    expect((await generate('Parliamentary Procedure')).body.aiGenerated).toBe(0);
    expect((await generate('Parliamentary Procedure', '192.0.2.7')).body.aiGenerated).toBe(1);
  });
});

describe('articles by a provider on the embedded database', () => {
  let fake: FakeProvider;
  let portal: AskApp;

  beforeAll(async () => {
    fake = await startFakeProvider();
    portal = await startAskApp({ fake });
  });
  afterAll(async () => {
    await portal.close();
    await fake.close();
  });

  test('fifty who want one for themselves at once cost one call', async () => {
    fake.behave(slowArticle);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => portal.generate('HOA Quorum And Proxy Counting')),
    );
    expect(fake.calls).toHaveLength(1);
    expect(replies.map(({ status, body }) => [status, body.aiGenerated])).toEqual(
      Array.from({ length: 50 }, () => [200, 1]),
    );
  });
});
