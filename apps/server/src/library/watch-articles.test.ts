import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ARTICLES_FOLDER, readArticleFiles } from '@hoa/content/article-files';
import { LAW_FOLDER } from '@hoa/content/law/law-files';
import { openDatabase } from '@hoa/db/open-database';
import { EMPTY_DATABASE, templateDatabase } from '@hoa/db/testing/template-database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ArticleSources } from './article-sources.ts';
import { LawSource } from './law-source.ts';
import { libraryFixture } from './library.fixture.ts';
import { LibraryStore } from './library-store.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { syncLibrary } from './sync-library.ts';
import { watchArticles, watchFolder, watchLaw } from './watch-articles.ts';

const CATEGORY = 'financial-management';
let folder: string;
const file = (slug: string) => join(folder, CATEGORY, `${slug}.md`);
const takeFromLibrary = (slug: string) =>
  cpSync(join(ARTICLES_FOLDER, CATEGORY, `${slug}.md`), file(slug));
const edit = (slug: string, from: string, to: string) =>
  writeFileSync(file(slug), readFileSync(file(slug), 'utf8').replace(from, to));

const log = { info: vi.fn(), warn: vi.fn() };
const warnings = () => log.warn.mock.calls.map(([, text]) => String(text));

beforeEach(() => {
  log.info.mockClear();
  log.warn.mockClear();
  folder = mkdtempSync(join(tmpdir(), 'watched-articles-'));
  mkdirSync(join(folder, CATEGORY));
  for (const slug of ['reserve-funds', 'special-assessments']) takeFromLibrary(slug);
});

function openSources(stored?: ReadonlySet<string>): ArticleSources {
  const sources = ArticleSources.open(log, folder, stored);
  if (sources === null) throw new Error('the folder could not be read');
  return sources;
}

describe('the sources', () => {
  test('know which files changed, came and went', () => {
    const sources = openSources();
    expect(sources.reread()).toEqual({ changed: [], removed: [], problems: [] });
    edit('reserve-funds', '## In short', '## In short\n\nEdited.');
    takeFromLibrary('reserve-studies');
    rmSync(file('special-assessments'));
    const { changed, removed } = sources.reread();
    expect(changed.sort()).toEqual([
      `${CATEGORY}/reserve-funds.md`,
      `${CATEGORY}/reserve-studies.md`,
    ]);
    expect(removed).toEqual([`${CATEGORY}/special-assessments.md`]);
    expect(sources.articles.map(({ frontMatter }) => frontMatter.slug).sort()).toEqual([
      'reserve-funds',
      'reserve-studies',
    ]);
  });

  test('keep the last good version of a broken file, and leave a new broken one out', () => {
    const sources = openSources();
    const slugs = () => sources.articles.map(({ frontMatter }) => frontMatter.slug);
    const before = slugs();
    edit('special-assessments', 'title: Special Assessments', 'title: Wrong');
    writeFileSync(file('reserve-studies'), 'no front matter');
    const { changed, removed, problems } = sources.reread();
    expect([changed, removed]).toEqual([[], []]);
    expect(problems.map((problem) => problem.file)).toEqual([
      `${CATEGORY}/reserve-studies.md`,
      `${CATEGORY}/special-assessments.md`,
    ]);
    expect(slugs()).toEqual(before);
    expect(sources.articles[0]?.frontMatter.title).toBe('Special Assessments');

    edit('special-assessments', 'title: Wrong', 'title: Special Assessments');
    expect(sources.reread().changed).toEqual([]);
  });

  test('at start leave a broken file out and name it with the reason', () => {
    edit('reserve-funds', 'title: Reserve Funds', 'title: Wrong');
    const sources = openSources();
    expect(sources.articles.map(({ frontMatter }) => frontMatter.slug)).toEqual([
      'special-assessments',
    ]);
    expect([...sources.unreadable]).toEqual(['reserve-funds']);
    expect(warnings()).toEqual([
      expect.stringMatching(/financial-management\/reserve-funds\.md:\d+: title: must be/),
    ]);

    edit('reserve-funds', 'title: Wrong', 'title: Reserve Funds');
    expect(sources.reread().changed).toEqual([`${CATEGORY}/reserve-funds.md`]);
    expect([...sources.unreadable]).toEqual([]);
  });

  test('read the answers of what is stored only where the file has changed', () => {
    const broken = '- section: in-short\n  answers:\n    - type: perhaps\n';
    writeFileSync(join(folder, CATEGORY, 'reserve-funds.answers.yaml'), broken);
    expect([...openSources().unreadable]).toEqual(['reserve-funds']);
    const stored = new Set(readArticleFiles(folder).map(({ checksum }) => checksum));
    const sources = openSources(stored);
    expect([...sources.unreadable]).toEqual([]);
    edit('special-assessments', '## In short', '## In short\n\nEdited.');
    expect(sources.reread().problems).toEqual([]);
    edit('reserve-funds', '## In short', '## In short\n\nEdited.');
    expect(sources.reread().problems).not.toEqual([]);
  });

  test('at start do without a folder that is away', () => {
    expect(ArticleSources.open(log, join(folder, 'nowhere'))).toBeNull();
    expect(warnings()).toEqual([expect.stringContaining('cannot be read')]);
  });
});

describe('the watch', () => {
  let stop: () => Promise<void> = async () => {};
  afterEach(() => stop());

  test('stores a changed article, says why a broken one is not, and sees it mended', async () => {
    const database = await openDatabase(await templateDatabase(EMPTY_DATABASE));
    try {
      const sources = openSources();
      const sync = () => syncLibrary(database.db, sources);
      await sync();
      const stopWatch = watchArticles({ sources, sync, log });
      stop = stopWatch;
      const stored = async () => {
        const { contents } = await loadSnapshot(database.db);
        return [...contents.values()].map(({ content }) => content.content).join('');
      };

      edit('reserve-funds', '## In short', '## In short\n\nEdited while it runs.');
      await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), { timeout: 60_000 });
      expect(await stored()).toContain('Edited while it runs.');

      edit('reserve-funds', 'slug: reserve-funds', 'slug: reserve');
      await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 60_000 });
      expect(warnings()[0]).toMatch(/reserve-funds\.md:3: slug: .+ last good version stays/);
      expect(await stored()).toContain('Edited while it runs.');

      edit('reserve-funds', 'slug: reserve', 'slug: reserve-funds');
      edit('reserve-funds', 'Edited while it runs.', 'Mended.');
      await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(2), { timeout: 60_000 });
      expect(await stored()).toContain('Mended.');
      await stopWatch();
    } finally {
      await database.close();
    }
  });

  test('reads again on SIGHUP, and a store that fails is told and tried with the next change', async () => {
    const sources = openSources();
    const sync = vi
      .fn()
      .mockRejectedValueOnce(new Error('the database is away'))
      .mockResolvedValue({ changed: 1, removed: 0, touched: true });
    stop = watchArticles({ sources, sync, log });
    edit('reserve-funds', '## In short', '## In short\n\nEdited.');
    process.emit('SIGHUP');
    await vi.waitFor(() => expect(warnings()).toContain('changed articles could not be stored'), {
      timeout: 60_000,
    });
    edit('special-assessments', '## In short', '## In short\n\nEdited.');
    process.emit('SIGHUP');
    await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), { timeout: 60_000 });
    // What is stored then is the sources as a whole: what failed before is among them.
    expect(sync).toHaveBeenCalledTimes(2);
  });

  test('what a fact of the law is asked is live without a restart', async () => {
    const source = new LawSource(log, folder);
    mkdirSync(join(folder, 'facts'));
    mkdirSync(join(folder, 'asked'));
    cpSync(join(LAW_FOLDER, 'facts/IL.yaml'), join(folder, 'facts/IL.yaml'));
    const [id = ''] = source.read().facts.map((fact) => fact.id);
    const store = new LibraryStore(libraryFixture(), source.read());
    stop = watchLaw({ source, library: store, log });
    writeFileSync(join(folder, 'asked/IL.yaml'), `${id}:\n  - may they do that\n`);
    await vi.waitFor(() => expect(store.law.asked.get(id)).toEqual(['may they do that']), {
      timeout: 60_000,
    });
  });
});

describe('the folder', () => {
  const onChange = vi.fn();
  let watcher: ReturnType<typeof watchFolder>;
  beforeEach(async () => {
    watcher = watchFolder(folder, onChange, () => {});
    await once(watcher, 'ready');
  });
  afterEach(() => watcher.close());

  /** Makes a change and waits until it is noticed, once what came before it is over. */
  async function notices(change: () => void): Promise<void> {
    await wait(150);
    onChange.mockClear();
    change();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 60_000 });
  }
  /** As most editors save. */
  const saveInPlace = (path: string) => {
    writeFileSync(`${path}.tmp`, `saved ${Math.random()}`);
    renameSync(`${path}.tmp`, path);
  };

  test('tells of every way to save, again and again', async () => {
    await notices(() => appendFileSync(file('reserve-funds'), 'more'));
    await notices(() => saveInPlace(file('reserve-funds')));
    await notices(() => saveInPlace(file('reserve-funds')));
    await notices(() => rmSync(file('reserve-funds')));
  });

  test('tells of a folder that comes later, and outlives one that goes', async () => {
    const other = join(folder, 'another');
    await notices(() => mkdirSync(other));
    await notices(() => writeFileSync(join(other, 'a.md'), 'a'));
    await notices(() => rmSync(join(folder, CATEGORY), { recursive: true }));
    await notices(() => saveInPlace(join(other, 'a.md')));
  });
});
