import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ARTICLES_FOLDER } from '../article-files.ts';
import { wrapText } from './preview-article.ts';
import { runArticleCommand } from './run-article-command.ts';

const CATEGORY = 'financial-management';
let folder: string;
const file = (slug: string) => join(folder, CATEGORY, `${slug}.md`);
const article = (...args: string[]) =>
  runArticleCommand([...args, '--folder', folder], '2026-11-20');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articles-'));
  mkdirSync(join(folder, CATEGORY));
  for (const name of ['reserve-funds.md', 'reserve-funds.answers.yaml']) {
    cpSync(join(ARTICLES_FOLDER, CATEGORY, name), join(folder, CATEGORY, name));
  }
});

describe('new', () => {
  test('makes the file of a topic with what the catalogue knows', () => {
    const { ok, text } = article('new', 'special-assessments');
    expect([ok, text]).toEqual([true, expect.stringContaining('check special-assessments')]);
    const made = readFileSync(file('special-assessments'), 'utf8');
    expect(made).toMatch(/^---\ntitle: Special Assessments\nslug: special-assessments\n/);
    expect(made).toContain(`category: ${CATEGORY}\n`);
    expect(made).toContain('reviewed: 2026-11-20\n');
    expect(made.match(/^ {2}- [a-z-]+$/gm)).toHaveLength(4);
  });

  test('touches no article that is there', () => {
    const before = readFileSync(file('reserve-funds'), 'utf8');
    expect(article('new', 'reserve-funds')).toMatchObject({ ok: false });
    expect(readFileSync(file('reserve-funds'), 'utf8')).toBe(before);
  });

  test('names the topics that come near one that the catalogue does not have', () => {
    const { ok, text } = article('new', 'reserve-fun');
    expect(ok).toBe(false);
    expect(text).toMatch(/not a topic of the catalogue\. Did you mean .*reserve-funds/);
    expect(text).toContain('catalogue.json');
  });
});

describe('check', () => {
  test('refuses a new article until every comment is replaced, and says what each wants', () => {
    article('new', 'special-assessments');
    const first = article('check', 'special-assessments');
    expect(first.ok).toBe(false);
    expect(first.text).toMatch(/aliases: must name at least 5/);
    expect(first.text).toContain('> Write what people type into a search box');
    expect(first.text.match(/still to write/g)).toHaveLength(10);

    const made = readFileSync(file('special-assessments'), 'utf8');
    const written = made
      .replace('aliases: []', 'aliases: [one a, two b, three c, four d, five e]')
      .replace('decidedBy: []', 'decidedBy: [{ document: bylaws, heading: Assessments }]')
      .replace('sources: []', 'sources: [{ name: A, citation: B }, { name: C, citation: D }]');
    writeFileSync(file('special-assessments'), written);
    const second = article('check', 'special-assessments');
    expect(second.ok).toBe(false);
    expect(second.text).toContain('still to write: 2 to 4 sentences that answer the question');
    expect(second.text.match(/still to write/g)).toHaveLength(10);
  });

  test('finds nothing in a finished article', () => {
    expect(article('check', 'reserve-funds')).toEqual({
      ok: true,
      text: `${CATEGORY}/reserve-funds.md: nothing to mend.`,
    });
  });

  test('shows the line and how to mend it', () => {
    const text = readFileSync(file('reserve-funds'), 'utf8');
    writeFileSync(file('reserve-funds'), `${text}\nIt pays — always.\n`);
    const { ok, text: said } = article('check', 'reserve-funds');
    expect(ok).toBe(false);
    expect(said).toContain('  | It pays — always.\n  holds an em-dash\n  > End the sentence');
    expect(said).toMatch(/reserve-funds\.md: 1 thing to mend\.$/);
  });

  test('without a slug looks at the whole library', () => {
    const { ok, text } = article('check');
    expect(ok).toBe(false);
    expect(text).toContain(
      'financial-management/special-assessments.md\n  the topic has no article',
    );
  });

  test('says how to begin an article that is not there', () => {
    const { ok, text } = article('check', 'special-assessments');
    expect([ok, text]).toEqual([false, expect.stringContaining('new special-assessments')]);
  });
});

describe('preview', () => {
  test('prints the text in lines that fit a terminal, and the address of the page', () => {
    const { ok, text } = article('preview', 'reserve-funds', '--url', 'http://localhost:5173');
    expect(ok).toBe(true);
    expect(text).toMatch(/^RESERVE FUNDS\n/);
    expect(text).toContain('== In short');
    expect(text).toContain('http://localhost:5173/topic/reserve-funds');
    const long = text.split('\n').filter((line) => line.length > 90 && line.includes(' '));
    expect(long).toEqual([]);
  });

  test('of an article that cannot be read says why', () => {
    writeFileSync(file('reserve-funds'), 'no front matter');
    const { ok, text } = article('preview', 'reserve-funds');
    expect([ok, text]).toEqual([false, expect.stringContaining('must begin with front matter')]);
  });
});

test('anything else prints how it is used', () => {
  for (const args of [[], ['publish'], ['new'], ['preview'], ['check', '--nonsense']]) {
    const { ok, text } = article(...args);
    expect([args, ok]).toEqual([args, false]);
    expect(text).toContain('npm run article --');
  }
});

test('a word longer than a line stands alone', () => {
  expect(wrapText(`a ${'b'.repeat(90)} c`, '- ')).toBe(`- a\n  ${'b'.repeat(90)}\n  c`);
});
