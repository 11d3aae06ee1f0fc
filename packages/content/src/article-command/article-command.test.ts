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

/** In the last paragraph: an article may have as many words as it can. */
const LAST_COMMA = /, (?=[^\n]*\n$)/;

describe('new', () => {
  test('makes the file of a topic with what the catalogue knows', () => {
    const { ok, text } = article('new', 'special-assessments');
    expect([ok, text]).toEqual([true, expect.stringContaining('next special-assessments')]);
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
    writeFileSync(file('reserve-funds'), text.replace(LAST_COMMA, ' — '));
    const { ok, text: said } = article('check', 'reserve-funds');
    expect(ok).toBe(false);
    expect(said).toMatch(/ {2}\| .* — .*\n {2}holds an em-dash\n {2}> End the sentence/);
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

describe('the way of an article, step by step', () => {
  const next = (slug: string) => article('next', slug).text;
  const edit = (path: string, ...changes: [from: string | RegExp, to: string][]) => {
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      changes.reduce((now, [from, to]) => now.replace(from, to), text),
    );
  };

  test('leads from nothing over the law and the questions to the page', () => {
    expect(next('reserve-studies')).toBe(
      'Step 1 of 6: begin\nnpm run article -- new reserve-studies',
    );
    article('new', 'reserve-studies');
    const path = file('reserve-studies');
    const answers = path.replace('.md', '.answers.yaml');
    expect(next('reserve-studies')).toMatch(
      /^Step 2 of 6: what stands above the text\n[\s\S]+aliases: must name at least 5[\s\S]+and \d more/,
    );

    const real = readFileSync(join(ARTICLES_FOLDER, CATEGORY, 'reserve-studies.md'), 'utf8');
    const realAnswers = join(ARTICLES_FOLDER, CATEGORY, 'reserve-studies.answers.yaml');
    const [, front = '', text = ''] = /^(---[\s\S]+?\n---\n)([\s\S]+)$/.exec(real) ?? [];
    edit(path, [/^---[\s\S]+?\n---\n/, front]);
    expect(next('reserve-studies')).toMatch(
      /^Step 3 of 6: text\n\S+:\d+\n {2}still to write: 2 to 4 sentences[\s\S]+and \d+ more/,
    );

    const lawless = front.replace(/^facts:\n(?: {2}- .+\n)+|^lawChecked.+\n/gm, '');
    writeFileSync(path, lawless + text);
    expect(next('reserve-studies')).toMatch(/^Step 4 of 6: law\n\d+ facts of the table bear on it/);
    writeFileSync(path, real);
    expect(next('reserve-studies')).toMatch(
      /^Step 5 of 6: questions\nin-short, .+npm run article -- answers reserve-studies$/,
    );

    expect(article('answers', 'reserve-studies')).toMatchObject({ ok: true });
    expect(next('reserve-studies')).toMatch(
      /^Step 5 of 6: questions\n\S+answers\.yaml:\d+\n {2}still to write: the answer in one or two/,
    );
    cpSync(realAnswers, answers);
    expect(next('reserve-studies')).toBe('Done. npm run article -- preview reserve-studies');

    edit(path, [LAST_COMMA, ' — ']);
    expect(next('reserve-studies')).toMatch(/^Step 6 of 6: check\n[\s\S]+em-dash/);
  });

  test('the file of answers gains the sections it lacks, and keeps what is written', () => {
    const answers = join(folder, CATEGORY, 'reserve-funds.answers.yaml');
    expect(article('answers', 'reserve-funds').text).toMatch(/has every section\.$/);
    const before = readFileSync(answers, 'utf8');
    const second = before.indexOf('- section: ', 1);
    writeFileSync(answers, before.slice(0, second));
    const { ok, text } = article('answers', 'reserve-funds');
    expect([ok, text]).toEqual([true, expect.stringMatching(/^Added to .+: what-reserve-money/)]);
    const after = readFileSync(answers, 'utf8');
    expect(after.startsWith(before.slice(0, second))).toBe(true);
    const sections = (yaml: string) => yaml.match(/^- section: .+$/gm);
    expect(sections(after)).toEqual(sections(before));
    // A question that nobody wrote is never published, even where its answer is.
    writeFileSync(
      answers,
      before.replace(/^( {8}- )what is a good percent funded$/m, '$1"<!-- EDITOR: x -->"'),
    );
    expect(article('check', 'reserve-funds').text).toContain(
      'has a question that is still to write',
    );
  });

  test('what cannot be read has no answers yet, and the reason is said', () => {
    article('new', 'special-assessments');
    const { ok, text } = article('answers', 'special-assessments');
    expect([ok, text]).toEqual([false, expect.stringMatching(/aliases: must name at least 5/)]);
    expect(article('answers', 'annual-budgets').text).toContain('There is no');
  });

  test('the facts that bear on an article are listed, those it names marked', () => {
    const source = readFileSync(file('reserve-funds'), 'utf8');
    const [, list = ''] = /^facts:\n((?: {2}- .+\n)+)/m.exec(source) ?? [];
    const lines = article('facts', 'reserve-funds').text.matchAll(
      /^([*-]) (\S+) \(law\/facts\/\w+\.yaml:\d+\)$/gm,
    );
    const marked = [...lines].map(([, mark, id]) => [id, mark === '*']);
    expect(marked.length).toBeGreaterThan(1);
    for (const [id, isNamed] of marked) expect(list.includes(`- ${id}\n`), `${id}`).toBe(isNamed);
    expect(marked.some(([, isNamed]) => isNamed)).toBe(true);
    expect(article('facts', 'violation-fines').text).toMatch(/^- tx-fine-cap \(law\/facts\/TX/m);
    expect(article('facts', 'pest-control').text).toMatch(
      /^Facts that bear on pest-control: \d+\./m,
    );
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
  for (const args of [
    [],
    ['publish'],
    ['new'],
    ['next'],
    ['facts'],
    ['answers'],
    ['preview'],
    ['check', '--nonsense'],
  ]) {
    const { ok, text } = article(...args);
    expect(ok, args.join(' ')).toBe(false);
    expect(text).toContain('npm run article --');
  }
});

test('a word longer than a line stands alone', () => {
  expect(wrapText(`a ${'b'.repeat(90)} c`, '- ')).toBe(`- a\n  ${'b'.repeat(90)}\n  c`);
});
