import { setTimeout as wait } from 'node:timers/promises';
import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import { PortalError } from '@hoa/core/errors';
import type { OpenDatabase } from '@hoa/db/open-database';
import { upsertCategories } from '@hoa/db/repositories/category.repository';
import { upsertTopics } from '@hoa/db/repositories/topic.repository';
import { findContent } from '@hoa/db/repositories/topic-content.repository';
import { testDatabases } from '@hoa/db/testing/test-databases';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTopicWriter } from './topic-writer.ts';

const TOPICS = ['gates', 'walls', 'roofs', 'lawns'].map((slug, index) => ({
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

  test('that is not admitted tells the one who started, and costs the others nothing', async () => {
    const writer = createTopicWriter(database.db);
    const produce = vi.fn(async () => '<p>Lawns.</p>');
    const refuse = async () => {
      throw new PortalError('too-many-requests', 'Too often.');
    };
    const first = writer.write(topic('lawns'), { admit: refuse, produce });
    const second = writer.write(topic('lawns'), { admit, produce });
    await expect(first).rejects.toThrow('Too often.');
    expect(await second).toBeNull();
    expect(produce).not.toHaveBeenCalled();
    expect(await writer.write(topic('lawns'), { admit, produce })).not.toBeNull();
  });
});
