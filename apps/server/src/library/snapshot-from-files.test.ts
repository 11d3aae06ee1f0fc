import { loadLibrary } from '@hoa/content/load-library';
import { openDatabase } from '@hoa/db/open-database';
import { EMPTY_DATABASE, templateDatabase } from '@hoa/db/testing/template-database';
import { expect, test } from 'vitest';
import { loadSnapshot } from './load-snapshot.ts';
import { snapshotFromFiles } from './snapshot-from-files.ts';
import { syncLibrary } from './sync-library.ts';

test('without a database readers see the very library that a database would hold', async () => {
  const sources = loadLibrary().slice(0, 8);
  const database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
  await syncLibrary(database.db, { articles: sources });
  const stored = await loadSnapshot(database.db);
  await database.close();

  const { version, categories, articles, contents } = snapshotFromFiles(sources);
  expect({ version, categories, articles }).toEqual({
    version: stored.version,
    categories: stored.categories,
    articles: stored.articles,
  });
  expect(contents.size).toBe(stored.contents.size);
  for (const [topicId, { content, details }] of stored.contents) {
    const read = contents.get(topicId);
    expect(read?.details).toEqual(details);
    expect(read?.content.content).toBe(content.content);
  }
});

test('without article files there is the catalogue', () => {
  const { categories, articles, contents } = snapshotFromFiles([]);
  expect([categories.length, articles.length, contents.size]).toEqual([6, 120, 0]);
});
