import { describe, expect, test } from 'vitest';
import { checkLibrary } from './check-library.ts';
import { goodBody, sourceArticle } from './checks/article.fixture.ts';
import { problemText } from './problem.ts';

const SLUG = 'quorum-requirements';
const BODY = goodBody(SLUG);

function problems(...bodies: string[]): string[] {
  const slugs = [SLUG, 'proxy-voting', 'board-elections'];
  const sources = bodies.map((body, index) => sourceArticle(slugs[index] ?? SLUG, body));
  const found = checkLibrary(sources, { complete: false }).problems;
  return found.map(({ hint: _, ...problem }) => problemText(problem));
}

function problemsOf(from: string | RegExp, to: string): string[] {
  return problems(BODY.replace(from, to)).map((text) =>
    text.replace(`board-management/${SLUG}.md`, ''),
  );
}

test('an article in order has no problems', () => {
  expect(problems(BODY)).toEqual([]);
});

describe('an editor is told of', () => {
  const cases: [string, string | RegExp, string, string[]][] = [
    ['another opening', '## In short', '## Overview', [":21: must begin with '## In short'"]],
    [
      'words before the opening',
      '## In short',
      'Hello.\n\n## In short',
      [":23: must begin with '## In short'"],
    ],
    [
      'a missing closing section',
      '## State law',
      '## The law',
      [":41: section 2 from the end must begin with 'State law'"],
    ],
    [
      'too few sections of its own',
      '## How to count',
      '### How to count',
      [':21: has 2 sections of its own; 3 to 6 are right'],
    ],
    ['an empty section', 'Early.', '', [":45: section 'When to bring in a lawyer' is empty"]],
    [
      'a page title',
      'Early.',
      'Early.\n\n# Title',
      [':49: a heading with one # is the page’s own title'],
    ],
    ['raw HTML', 'Early.', 'Early.<br>', [':47: raw HTML is left out of the page; write Markdown']],
    ['an image', 'Early.', 'Early. ![So](a.png)', [':47: articles have no images']],
    ['an em-dash', 'Early.', 'Early — yes.', [':47: holds an em-dash']],
    [
      'a line that pages strip',
      'Early.',
      'They were last updated on May 1.',
      [":47: says 'last updated on' or the like, which pages strip"],
    ],
    [
      'a link to nowhere',
      'Early.',
      '[Early](/topic/foo-bar).',
      [":47: link '/topic/foo-bar': 'foo-bar' is no topic of the catalogue"],
    ],
    [
      'a link out of the library',
      'Early.',
      '[Early](https://example.org).',
      [":47: link 'https://example.org' must have the form /topic/<slug>"],
    ],
    [
      'a link to a heading that is not there',
      'Early.',
      `[Early](/topic/${SLUG}#no).`,
      [`:47: link '/topic/${SLUG}#no': ${SLUG} has no heading with the anchor 'no'`],
    ],
    [
      'an odd citation',
      'Early.',
      'See Civil Code § 5.',
      [":47: 'See Civil Code § 5.' is no form of statute citation that this library uses"],
    ],
    [
      'too few words',
      /(## (?:How|What|State).*\n\n).*/g,
      '$1None.',
      [': has 394 words; 700 to 1200 are right'],
    ],
  ];
  test.each(cases)('%s', (_, from, to, expected) => {
    expect(problemsOf(from, to)).toEqual(expected);
  });

  test('prose that is too hard', () => {
    const hard = 'Notwithstanding applicable governing documentation, associations communicate. ';
    expect(problemsOf(/(## (?:How|What|State).*\n\n).*/g, `$1${hard.repeat(25)}`)).toEqual([
      expect.stringMatching(/^: reads at grade 22\.\d; 12 is the most$/),
    ]);
  });

  test('a source cited in an odd form', () => {
    const source = sourceArticle(SLUG);
    source.frontMatter.sources = [{ name: 'Civil Code', citation: 'Civil Code § 5' }];
    expect(
      checkLibrary([source], { complete: false }).problems.map(({ message }) => message),
    ).toEqual([
      "sources, entry 1: 'Civil Code § 5' is no form of statute citation that this library uses",
    ]);
  });

  test('a sentence of eight words that two articles share, however it is set', () => {
    const sharing = (sentence: string, other: string) =>
      problems(BODY.replace('Early.', sentence), goodBody('proxy-voting').replace('Early.', other));
    expect(
      sharing(
        'Owners may *always* ask the board for copies.',
        'Owners may always ask the board for copies!',
      ),
    ).toEqual([
      `board-management/proxy-voting.md:47: shares with board-management/${SLUG}.md: "Owners may always ask the board for copies!"`,
    ]);
    expect(
      sharing('Owners may ask the board for copies.', 'Owners may ask the board for copies.'),
    ).toEqual([]);
  });
});

test('links to headings that exist are accepted', () => {
  const linked = `[here](/topic/${SLUG}#how-to-count) and [there](/topic/proxy-voting).`;
  expect(problemsOf('Early.', linked)).toEqual([]);
});

test('missing topics are counted, and problems in the whole library', () => {
  const { missing, problems: found } = checkLibrary([sourceArticle(SLUG)]);
  expect(missing).toHaveLength(119);
  expect(missing).not.toContain(SLUG);
  expect(found.filter(({ message }) => message === 'the topic has no article')).toHaveLength(119);
  expect(found.map(problemText)).toContain("glossary.json: no article uses the term 'Lien'");
});

test('the report gives the figures of every category', () => {
  const { report } = checkLibrary([sourceArticle(SLUG), sourceArticle('proxy-voting')]);
  expect(report).toHaveLength(6);
  expect(report[0]).toMatchObject({ category: 'Board Management', articles: 2, topics: 20 });
  expect(report[0]?.words).toBeGreaterThan(1_400);
  expect(report[0]?.grade).toBeGreaterThan(0);
  expect(report[1]).toMatchObject({ articles: 0, words: 0, grade: 0 });
});
