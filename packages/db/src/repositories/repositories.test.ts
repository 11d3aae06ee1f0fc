import { FALLBACK_CATEGORIES } from '@hoa/core/categories/catalogue';
import type { Section } from '@hoa/core/library/section';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../open-database.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { insertAnswer } from './answer.repository.ts';
import { listCategories, upsertCategories } from './category.repository.ts';
import {
  findContentVersion,
  findLibraryState,
  listLibraryArticles,
  saveLibraryState,
} from './library.repository.ts';
import { upsertTopics } from './topic.repository.ts';
import {
  deleteLibraryContent,
  findContent,
  listContentChecksums,
  upsertContent,
} from './topic-content.repository.ts';
import { listSections, replaceSections } from './topic-section.repository.ts';
import { addUsage } from './usage.repository.ts';

const databases = await testDatabases();

const DETAILS = {
  outline: [{ anchor: 'in-short', heading: 'In short' }],
  readingMinutes: 4,
  decidedBy: [{ document: 'bylaws' as const, heading: 'Quorum' }],
  sources: [{ name: 'Model act', citation: 'UCIOA § 3-109' }],
  reviewed: '2026-11-20',
};

const SECTIONS: Section[] = [
  {
    anchor: 'in-short',
    heading: 'In short',
    part: 'in-short',
    blocks: [{ kind: 'paragraph', text: 'A quorum is the smallest number that may decide.' }],
    answers: [
      {
        type: 'what-is',
        questions: ['What is a quorum?'],
        text: 'A quorum is the smallest number that may decide.',
      },
    ],
  },
  {
    anchor: 'steps',
    heading: 'Steps',
    part: 'body',
    blocks: [{ kind: 'step', text: 'Count.' }],
    answers: [],
  },
];

describe.each(databases)('repositories on $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
    await upsertCategories(database.db, FALLBACK_CATEGORIES);
    await upsertTopics(database.db, [
      {
        id: 8,
        slug: 'quorum-requirements',
        title: 'Quorum Requirements',
        description: "Who must be there, in the owner's words: 'enough'",
        categoryId: 1,
        aliases: ['not enough people "showed up"', 'do proxies count'],
        related: ['proxy-voting'],
      },
    ]);
  });
  afterAll(() => database.close());

  test('the categories come back in catalogue order with their topics', async () => {
    const categories = await listCategories(database.db);
    expect(categories.map(({ slug }) => slug)).toEqual(FALLBACK_CATEGORIES.map(({ slug }) => slug));
    expect(categories[0]?.topics.map(({ name }) => name)).toEqual(['Quorum Requirements']);
    expect(categories[0]?.imagePath).toBe(categories[0]?.image_path);
  });

  test('storing the categories again changes names and adds no row', async () => {
    const [first] = FALLBACK_CATEGORIES;
    if (first === undefined) throw new Error('the catalogue is empty');
    await upsertCategories(database.db, [{ ...first, name: 'Renamed' }]);
    const renamed = await listCategories(database.db);
    expect(renamed).toHaveLength(FALLBACK_CATEGORIES.length);
    expect(renamed[0]?.name).toBe('Renamed');
    await upsertCategories(database.db, [first]);
  });

  test('a text comes back as it was stored, and storing it again keeps its identifier', async () => {
    const text = { topicId: 8, content: '<p>One</p>', aiGenerated: 0 as const, checksum: 'a' };
    await upsertContent(database.db, { ...text, details: DETAILS });
    const first = await findContent(database.db, 8);
    expect(first?.content).toMatchObject({ topicId: 8, content: '<p>One</p>', aiGenerated: 0 });
    expect(first?.details).toEqual(DETAILS);

    await upsertContent(database.db, { ...text, content: '<p>Two</p>', details: DETAILS });
    const second = await findContent(database.db, 8);
    expect(second?.content.content).toBe('<p>Two</p>');
    expect(second?.content.id).toBe(first?.content.id);
    expect(await listContentChecksums(database.db)).toEqual(new Map([[8, 'a']]));
  });

  test('sections come back in their order, typed block by typed block', async () => {
    await replaceSections(database.db, 8, SECTIONS);
    await replaceSections(database.db, 8, SECTIONS);
    expect((await listSections(database.db)).get(8)).toEqual(SECTIONS);
  });

  test('a stored article carries what search and the assistant read', async () => {
    const [article] = await listLibraryArticles(database.db);
    expect(article).toMatchObject({
      topicId: 8,
      aliases: ['not enough people "showed up"', 'do proxies count'],
      related: ['proxy-voting'],
      decidedBy: DETAILS.decidedBy,
      category: { id: 1, slug: 'board-management' },
      sections: SECTIONS,
    });
  });

  test('removing library texts spares what was generated', async () => {
    await upsertContent(database.db, {
      topicId: 8,
      content: '<p>Made</p>',
      aiGenerated: 1,
      details: null,
      checksum: null,
    });
    await deleteLibraryContent(database.db, [8]);
    expect((await findContent(database.db, 8))?.content.aiGenerated).toBe(1);
  });

  test('two requests that count at once are both counted', async () => {
    const key = { day: '2026-11-20', kind: 'ask', subject: 'visitor' };
    const totals = await Promise.all(Array.from({ length: 20 }, () => addUsage(database.db, key)));
    expect(Math.max(...totals)).toBe(20);
    expect(await addUsage(database.db, { ...key, subject: 'another' })).toBe(1);
  });

  test('an answer is recorded under its own identifier, its time in whole milliseconds', async () => {
    const id = await insertAnswer(database.db, {
      status: 'answered',
      mode: 'library',
      sourceSlugs: ['quorum-requirements'],
      durationMs: 1.6,
    });
    expect(await database.db.selectFrom('answers').selectAll().execute()).toMatchObject([
      { id, status: 'answered', source_slugs: ['quorum-requirements'], duration_ms: 2 },
    ]);
  });

  test('the state of the library is empty first, then the last one saved', async () => {
    expect(await findLibraryState(database.db)).toEqual({ version: null, loads: 0 });
    await saveLibraryState(database.db, { version: 'one', loads: 1 });
    await saveLibraryState(database.db, { version: 'two', loads: 2 });
    expect(await findLibraryState(database.db)).toEqual({ version: 'two', loads: 2 });
    expect(await findContentVersion(database.db)).toBe('two');
  });
});
