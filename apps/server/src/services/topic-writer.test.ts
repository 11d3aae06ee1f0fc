import { setTimeout as wait } from 'node:timers/promises';
import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { PortalError } from '@hoa/core/errors';
import type { OpenDatabase } from '@hoa/db/open-database';
import { upsertCategories } from '@hoa/db/repositories/category.repository';
import { upsertTopics } from '@hoa/db/repositories/topic.repository';
import { findContent } from '@hoa/db/repositories/topic-content.repository';
import { testDatabases } from '@hoa/db/testing/test-databases';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTopicWriter, LEFT_TO_OTHERS } from './topic-writer.ts';

const TOPICS = ['gates', 'walls', 'roofs', 'lawns', 'pools', 'ponds'].map((slug, index) => ({
  id: index + 1,
  slug,
  title: slug,
  description: slug,
  categoryId: 1,
  aliases: [],
  related: [],
}));

const topic = (slug: string) => ({
  slug,
  topicId: TOPICS.findIndex((one) => one.slug === slug) + 1,
});

describe.each(await testDatabases())('writing an article on $name', ({ open }) => {
  let database: OpenDatabase;
  const admit = async () => {};

  beforeAll(async () => {
    database = await open();
    await upsertCategories(database.db, FALLBACK_CATEGORIES);
    await upsertTopics(database.db, TOPICS);
  });
  afterAll(() => database.close());

  test('happens once for fifty requests in two processes, and is stored as made by AI', async () => {
    const writers = [createTopicWriter(database.db), createTopicWriter(database.db)];
    const produce = vi.fn(async () => {
      await wait(50);
      return '<p>Gates.</p>';
    });
    const written = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        writers[i % 2]?.write(topic('gates'), { admit, produce }),
      ),
    );
    expect(produce).toHaveBeenCalledTimes(1);
    expect(new Set(written.map((stored) => stored?.content.content))).toEqual(
      new Set(['<p>Gates.</p>']),
    );
    expect((await findContent(database.db, 1))?.content.aiGenerated).toBe(1);
  });

  test('that failed is not tried again at once', async () => {
    const produce = vi.fn(async () => null);
    for (let i = 0; i < 3; i++) {
      const writer = createTopicWriter(database.db);
      expect(await writer.write(topic('walls'), { admit, produce })).toBeNull();
    }
    expect(produce).toHaveBeenCalledTimes(1);
  });

  test('that broke leaves the claim to the next, a little later', async () => {
    const writer = createTopicWriter(database.db);
    const produce = async () => {
      throw new Error('broke');
    };
    await expect(writer.write(topic('roofs'), { admit, produce })).rejects.toThrow('broke');
    expect(await writer.write(topic('roofs'), { admit, produce })).toBeNull();
  });

  test('that is not admitted tells the one who started, and is done for the next in line', async () => {
    const writer = createTopicWriter(database.db);
    const produce = vi.fn(async () => '<p>Lawns.</p>');
    const refuse = async () => {
      throw new PortalError('too-many-requests', 'Too often.');
    };
    const first = writer.write(topic('lawns'), { admit: refuse, produce });
    const others = Array.from({ length: 5 }, () =>
      writer.write(topic('lawns'), { admit, produce }),
    );
    await expect(first).rejects.toThrow('Too often.');
    for (const stored of await Promise.all(others)) {
      expect(stored?.content.content).toBe('<p>Lawns.</p>');
    }
    expect(produce).toHaveBeenCalledTimes(1);
  });

  test('that the one who started has no share left for is done for the next, in any process', async () => {
    const [one, other] = [createTopicWriter(database.db), createTopicWriter(database.db)];
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const leave = vi.fn(async (): Promise<typeof LEFT_TO_OTHERS> => {
      asked.resolve();
      await answer.promise;
      return LEFT_TO_OTHERS;
    });
    const produce = vi.fn(async () => '<p>Pools.</p>');
    const first = one.write(topic('pools'), { admit, produce: leave });
    await asked.promise;
    const others = [one, one, other, other].map((writer) =>
      writer.write(topic('pools'), { admit, produce }),
    );
    answer.resolve();
    expect(await first).toBeNull();
    for (const stored of await Promise.all(others)) {
      expect(stored?.content.content).toBe('<p>Pools.</p>');
    }
    expect([leave, produce].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('that was left to others is done for whoever asks next', async () => {
    const writer = createTopicWriter(database.db);
    const leave = async (): Promise<typeof LEFT_TO_OTHERS> => LEFT_TO_OTHERS;
    expect(await writer.write(topic('ponds'), { admit, produce: leave })).toBeNull();
    const produce = async () => '<p>Ponds.</p>';
    expect(await writer.write(topic('ponds'), { admit, produce })).not.toBeNull();
  });
});
