import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readArticleFiles } from './article-files.ts';
import { sourceArticle } from './checks/article.fixture.ts';
import { loadLibrary, readLibrary } from './load-library.ts';
import { LibraryError, type Problem } from './problem.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the file of an article; JSON is YAML. */
function write(slug: string, changes: object = {}, body = '\n## In short\n\nYes.\n'): void {
  const { file, frontMatter } = sourceArticle(slug);
  const source = { name: 'Act', citation: 'UCIOA § 3-109' };
  const fields = { ...frontMatter, sources: [source, source], ...changes };
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `---\n${JSON.stringify(fields, null, 1)}\n---\n${body}`);
}

test('articles come in catalogue order and render when asked', () => {
  for (const slug of ['political-signs', 'board-elections', 'board-member-roles']) write(slug);
  const articles = loadLibrary(folder);
  expect(articles.map(({ file }) => file)).toEqual([
    'board-management/board-member-roles.md',
    'board-management/board-elections.md',
    'community-engagement/political-signs.md',
  ]);
  expect(articles[0]?.frontMatter.title).toBe('Board Member Roles');
  expect(articles[0]?.render().outline).toEqual([{ anchor: 'in-short', heading: 'In short' }]);
});

test('a checksum changes with its file and with nothing else', () => {
  const checksums = () => loadLibrary(folder).map(({ checksum }) => checksum);
  write('board-elections');
  write('political-signs');
  const before = checksums();
  expect(checksums()).toEqual(before);
  write('political-signs', {}, '\n## In short\n\nNo.\n');
  const after = checksums();
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('what is no article file is passed over', () => {
  write('board-elections');
  writeFileSync(join(folder, 'README.md'), 'How to write');
  writeFileSync(join(folder, 'board-management', '.board-elections.md.swp'), '');
  expect(loadLibrary(folder)).toHaveLength(1);
});

test('one error lists the problems of all files', () => {
  write('board-elections', {
    title: 'Elections',
    related: ['foo', 'reserve-funds', 'reserve-studies'],
  });
  write('political-signs', { reviewed: 'soon' });
  let message = '';
  try {
    loadLibrary(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(LibraryError);
    message = String(error);
  }
  expect(message).toContain(
    "board-elections.md:3: title: must be 'Board Elections', as in the catalogue",
  );
  expect(message).toMatch(
    /board-elections\.md:\d+: related, entry 1: 'foo' is not a topic of the catalogue/,
  );
  expect(message).toMatch(/political-signs\.md:\d+: reviewed: must be a day such as 2026-11-20/);
});

test('a folder that is not there is an error, and not an empty library', () => {
  expect(() => loadLibrary(join(folder, 'nowhere'))).toThrow('ENOENT');
});

test('what an article’s sections answer stands beside it, and a slip in it is told by its line', () => {
  write('board-elections');
  const beside = join(
    folder,
    sourceArticle('board-elections').file.replace('.md', '.answers.yaml'),
  );
  const before = loadLibrary(folder)[0]?.checksum;
  writeFileSync(
    beside,
    '- section: in-short\n  answers:\n    - type: may-they\n      questions: [May we vote?]\n      text: Yes.\n',
  );
  const [article] = loadLibrary(folder);
  expect(article?.checksum).not.toBe(before);
  expect(article?.render().sections[0]?.answers).toEqual([
    { type: 'may-they', questions: ['May we vote?'], text: 'Yes.' },
  ]);

  writeFileSync(beside, '- section: in-short\n  answers:\n    - type: perhaps\n');
  expect(() => loadLibrary(folder)).toThrow(
    /board-elections\.answers\.yaml:3: type: must be one of/,
  );
});

test('what is known to be whole is read when it is needed, and a slip in another file told', () => {
  const slugs = ['board-elections', 'political-signs'];
  for (const slug of slugs) {
    write(slug);
    const file = join(folder, sourceArticle(slug).file.replace('.md', '.answers.yaml'));
    writeFileSync(file, '- section: in-short\n  answers:\n    - type: perhaps\n');
  }
  const namesOf = (problems: readonly Problem[]) => [
    ...new Set(problems.map(({ file }) => basename(file, '.answers.yaml'))),
  ];
  const all = readLibrary(folder);
  expect(all.articles).toEqual([]);
  expect(namesOf(all.problems)).toEqual(slugs);
  const elections = readArticleFiles(folder).find(({ file }) => file.includes('board-elections'));
  const { articles, problems } = readLibrary(folder, new Set([elections?.checksum ?? '']));
  expect(articles.map(({ frontMatter }) => frontMatter.slug)).toEqual(['board-elections']);
  expect(namesOf(problems)).toEqual(['political-signs']);
});
