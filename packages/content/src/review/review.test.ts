import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readLaw } from '../law/law-files.ts';
import { readLibrary } from '../load-library.ts';
import { brokenArticleLinks, brokenReferences } from './broken-links.ts';
import { dueArticles } from './due-articles.ts';
import { brokenAddresses, externalAddresses } from './external-addresses.ts';
import { dueFacts, lawAhead } from './law-review.ts';
import { passagePlace } from './passage-place.ts';

const library = readLibrary();
const law = readLaw();
const [article] = library.articles;
if (article === undefined) throw new Error('the library is empty');
const read = (reviewed: string, lawChecked?: string) => ({
  ...article,
  frontMatter: { ...article.frontMatter, reviewed, lawChecked },
});

test('an article is due a year after it was read, its figures half a year after theirs', () => {
  const window = { today: '2026-11-23', within: 60 };
  expect(dueArticles([read('2026-01-23')], window)).toEqual([]);
  expect(dueArticles([read('2026-01-22')], window)).toMatchObject([{ day: '2027-01-22' }]);
  expect(dueArticles([read('2026-11-20', '2026-05-01')], window)).toEqual([
    {
      what: `${article.frontMatter.title}: its figures of states were last read against the table on 2026-05-01`,
      file: `packages/content/articles/${article.file}`,
      day: '2026-11-01',
    },
  ]);
});

test('facts that are due are told by state and day, with the first line to open', () => {
  const [first] = law.facts;
  if (first === undefined) throw new Error('the table is empty');
  const due = (nextReview: string, id: string) => ({
    ...first,
    fact: { ...first.fact, nextReview, id },
  });
  const facts = [due('2027-01-01', 'a'), due('2027-01-01', 'b'), due('2027-06-01', 'c')];
  const state = first.fact.state;
  expect(dueFacts({ ...law, facts }, { today: '2026-12-01', within: 31 })).toEqual([
    {
      what: `${state}: 2 facts`,
      more: 'a, b',
      file: `packages/content/law/facts/${state}.yaml`,
      line: first.line,
      day: '2027-01-01',
    },
  ]);
});

test('changes ahead come by the day that is next: on which they apply, or to look again', () => {
  const notice = {
    id: 'va-x',
    state: 'VA' as const,
    act: 'HB 1',
    status: 'reported' as const,
    what: 'More notice.',
    source: 'A paper',
    topics: ['board-meetings'],
    line: 9,
  };
  const notices = [
    { ...notice, act: 'HB 2', checkBy: '2027-03-01', effective: '2027-01-01' },
    { ...notice, act: 'HB 3', checkBy: '2026-12-24', effective: '2026-07-01' },
    { ...notice, act: 'HB 4', checkBy: '2027-03-01', status: 'failed' as const },
  ];
  expect(lawAhead({ ...law, facts: [], notices }, '2026-11-23')).toMatchObject([
    { what: expect.stringContaining('HB 3'), day: '2026-12-24', line: 9 },
    { what: expect.stringContaining('HB 2'), day: '2027-01-01' },
  ]);
  const named = lawAhead({ ...law, notices: [] }, '2026-11-23');
  expect(named.length).toBe(law.facts.flatMap(({ fact }) => fact.changes).length);
});

test('a link to nowhere is told with its line; what the library has now has none', async () => {
  const broken = { ...article, body: `${article.body}\n\n[a](/topic/nothing-here)\n` };
  const line = broken.bodyLine + broken.body.split('\n').length - 2;
  expect(await brokenArticleLinks([broken], () => undefined)).toMatchObject([
    {
      what: expect.stringContaining("'nothing-here' is no topic"),
      file: `packages/content/articles/${article.file}`,
      line,
    },
  ]);
  // The rendered text that is at hand says which headings there are.
  const inner = { ...article, body: `[a](/topic/${article.frontMatter.slug}#made-up)` };
  const html = '<h2 id="made-up">Made up</h2>';
  expect(await brokenArticleLinks([inner], () => undefined)).toHaveLength(1);
  expect(await brokenArticleLinks([inner], () => html)).toEqual([]);
  expect(brokenReferences()).toEqual([]);
});

test('addresses of other sites are listed once, each with a place', () => {
  const addresses = externalAddresses(library.articles, law);
  expect(new Set(addresses.map(({ url }) => url)).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(300);
  for (const { url, file } of addresses) {
    expect(URL.canParse(url), url).toBe(true);
    expect(file).toMatch(/^packages\/content\/(?:articles|law)\/\S+\.(?:md|yaml)$/);
  }
});

test('asked online, an address that fails is told with how; one that answers is not', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/hang-up') response.destroy();
    else response.writeHead(url === '/here' ? 200 : 404).end('text');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => ({ url: `http://127.0.0.1:${port}${path}`, file: 'a.md', line: 3 });
  expect(await brokenAddresses([at('/here'), at('/gone'), at('/hang-up')])).toEqual([
    { what: `${at('/gone').url} answers 404`, file: 'a.md', line: 3 },
    { what: expect.stringMatching(/hang-up does not answer \(.+\)$/), file: 'a.md', line: 3 },
  ]);
});

test('a passage leads to the line of its heading, a fact to its own, what is gone to none', () => {
  const { articles } = library;
  const { facts } = law;
  const source = articles.find(({ frontMatter }) => frontMatter.slug === 'reserve-funds');
  const at = passagePlace('reserve-funds#what-reserve-money-is-for', articles, facts);
  expect(at).toMatchObject({
    name: 'Reserve Funds > What reserve money is for',
    file: 'packages/content/articles/financial-management/reserve-funds.md',
  });
  const lines = source?.body.split('\n') ?? [];
  expect(lines[(at?.line ?? 0) - (source?.bodyLine ?? 0)]).toBe('## What reserve money is for');
  expect(passagePlace('reserve-funds', articles, facts)).toMatchObject({ name: 'Reserve Funds' });
  const fact = facts.find((one) => one.fact.id === 'tx-fine-cap');
  expect(passagePlace('tx-fine-cap', articles, facts)).toMatchObject({ line: fact?.line });
  expect(passagePlace('nothing-here#at-all', articles, facts)).toBeUndefined();
});
