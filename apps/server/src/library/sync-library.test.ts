import { loadLibrary, type SourceArticle } from '@hoa/content/load-library';
import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import type { OpenDatabase } from '@hoa/db/open-database';
import { upsertCategories } from '@hoa/db/repositories/category.repository';
import { findContentVersion } from '@hoa/db/repositories/library.repository';
import { upsertTopics } from '@hoa/db/repositories/topic.repository';
import { upsertContent } from '@hoa/db/repositories/topic-content.repository';
import { contentRow } from '@hoa/db/testing/library-rows';
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
    expect(first).toEqual({ changed: 3, removed: 0, touched: true, loads: 1 });
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
    const second = await syncLibrary(database.db, { articles: few });
    expect(second).toEqual({ changed: 0, removed: 0, touched: false, loads: 1 });
  });

  test('an edited article alone is written again', async () => {
    const [first, ...others] = few;
    if (first === undefined) throw new Error('the library is empty');
    const report = await syncLibrary(database.db, { articles: [edited(first), ...others] });
    expect(report).toEqual({ changed: 1, removed: 0, touched: true, loads: 2 });
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
    expect(report).toMatchObject({ changed: 0, removed: 0, touched: true });
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

  test('a process that was away leaves what another loaded meanwhile, one that starts does not', async () => {
    const ours = { articles: few };
    const theirs = { articles: few.map(edited) };
    const { loads } = await syncLibrary(database.db, ours);
    await syncLibrary(database.db, theirs);
    const back = await syncLibrary(database.db, ours, undefined, loads);
    expect(back).toEqual({ changed: 0, removed: 0, touched: false, loads });
    expect(await findContentVersion(database.db)).toBe(libraryVersion(theirs));
    expect(await syncLibrary(database.db, ours)).toMatchObject({ changed: 3, loads: loads + 2 });
    const changed = { articles: few.slice(1) };
    expect(await syncLibrary(database.db, changed, undefined, loads + 2)).toMatchObject({
      removed: 1,
      touched: true,
    });
  });

  test('one that waited while another loaded leaves it, too', async () => {
    const { loads } = await syncLibrary(database.db, { articles: few });
    const theirs = { articles: few.map(edited) };
    await Promise.all([
      syncLibrary(database.db, theirs),
      syncLibrary(database.db, { articles: few.slice(1) }, undefined, loads),
    ]);
    expect(await findContentVersion(database.db)).toBe(libraryVersion(theirs));
  });

  test('what the catalogue no longer lists is removed, and its slugs can be had anew', async () => {
    const removed = await open();
    const { db } = removed;
    const [category] = FALLBACK_CATEGORIES;
    const [topic, unreadable] = category?.topics ?? [];
    if (category === undefined || topic === undefined || unreadable === undefined)
      throw new Error('the catalogue is empty');
    await upsertCategories(db, [{ ...category, id: 900 }]);
    const listed = { categoryId: 900, description: '', aliases: [], related: [] };
    await upsertTopics(db, [
      { ...listed, ...topic, id: 9000 },
      { ...listed, ...unreadable, title: 'As it was' },
    ]);
    for (const id of [9000, unreadable.id]) await upsertContent(db, contentRow(id, 'old'));
    await syncLibrary(db, { articles: [], unreadable: new Set([unreadable.slug]) });
    const { categories, articles, contents } = await loadSnapshot(db);
    expect(categories.map(({ slug }) => slug)).toEqual(FALLBACK_CATEGORIES.map(({ slug }) => slug));
    expect(articles).toHaveLength(120);
    expect(articles.find(({ slug }) => slug === topic.slug)?.topicId).toBe(topic.id);
    const kept = articles.find(({ slug }) => slug === unreadable.slug);
    expect(kept).toMatchObject({ title: 'As it was', category: { id: category.id } });
    expect([...contents.keys()]).toEqual([unreadable.id]);
    await removed.close();
  });
});
