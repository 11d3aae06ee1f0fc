import { loadLibrary, type SourceArticle } from '@hoa/content/load-library';
import type { OpenDatabase } from '@hoa/db/open-database';
import { findContentVersion } from '@hoa/db/repositories/library.repository';
import { testDatabases } from '@hoa/db/testing/test-databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSnapshot } from './load-snapshot.ts';
import { libraryVersion, syncLibrary } from './sync-library.ts';

const databases = await testDatabases();
const library = loadLibrary();
const few = library.slice(0, 3);

/** The article as if its file had been edited. */
const edited = (article: SourceArticle): SourceArticle => ({
  ...article,
  checksum: 'edited',
  render: () => ({ ...article.render(), html: '<p>Edited.</p>' }),
});

describe.each(databases)('the library on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('is loaded once, with progress, and a second start touches nothing', async () => {
    const progress: string[] = [];
    const first = await syncLibrary(database.db, { articles: few }, (done, of) =>
      progress.push(`${done}/${of}`),
    );
    expect(first).toEqual({ changed: 3, removed: 0, touched: true });
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
    const second = await syncLibrary(database.db, { articles: few });
    expect(second).toEqual({ changed: 0, removed: 0, touched: false });
  });

  test('an edited article alone is written again', async () => {
    const [first, ...others] = few;
    if (first === undefined) throw new Error('the library is empty');
    const report = await syncLibrary(database.db, { articles: [edited(first), ...others] });
    expect(report).toEqual({ changed: 1, removed: 0, touched: true });
    const { contents, articles } = await loadSnapshot(database.db);
    const topicId = articles.find(({ slug }) => slug === first.frontMatter.slug)?.topicId ?? -1;
    expect(contents.get(topicId)?.content.content).toBe('<p>Edited.</p>');
  });

  test('an article that is gone is removed with its sections, its topic stays', async () => {
    const [first, ...others] = few;
    const report = await syncLibrary(database.db, { articles: others });
    expect(report.removed).toBe(1);
    const { articles, contents } = await loadSnapshot(database.db);
    expect(articles).toHaveLength(120);
    expect(contents.size).toBe(2);
    const bare = articles.find(({ slug }) => slug === first?.frontMatter.slug);
    expect(bare?.sections).toEqual([]);
  });

  test('an article that cannot be read keeps its text, its sections and what search knows', async () => {
    await syncLibrary(database.db, { articles: few });
    const before = await loadSnapshot(database.db);
    const [first, ...others] = few;
    const unreadable = new Set([first?.frontMatter.slug ?? '', 'never-stored']);
    const report = await syncLibrary(database.db, { articles: others, unreadable });
    expect(report).toEqual({ changed: 0, removed: 0, touched: true });
    const { articles, contents } = await loadSnapshot(database.db);
    expect({ articles, contents }).toEqual({
      articles: before.articles,
      contents: before.contents,
    });
    await syncLibrary(database.db, { articles: others });
  });

  test('a load that fails midway leaves the old library whole', async () => {
    const before = await findContentVersion(database.db);
    const [, ...others] = few;
    const broken = others.map((article, index) =>
      index === 1
        ? {
            ...edited(article),
            render: () => {
              throw new Error('the disk is gone');
            },
          }
        : edited(article),
    );
    await expect(syncLibrary(database.db, { articles: broken })).rejects.toThrow(
      'the disk is gone',
    );
    expect(await findContentVersion(database.db)).toBe(before);
    const { contents } = await loadSnapshot(database.db);
    const texts = [...contents.values()].map(({ content }) => content.content);
    expect(texts).not.toContain('<p>Edited.</p>');
  });

  test('processes that start together load it once', async () => {
    const reports = await Promise.all(
      [1, 2].map(() => syncLibrary(database.db, { articles: few })),
    );
    expect(reports.map(({ changed }) => changed).sort()).toEqual([0, 1]);
    expect(await findContentVersion(database.db)).toBe(libraryVersion({ articles: few }));
  });
});
