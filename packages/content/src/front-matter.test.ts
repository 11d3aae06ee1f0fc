import { describe, expect, test } from 'vitest';
import { readArticle } from './front-matter.ts';
import { problemText } from './problem.ts';

const FILE = 'board-management/quorum-requirements.md';
const GOOD = `---
title: Quorum Requirements
slug: quorum-requirements
category: board-management
description: What a quorum is, how it is counted for board and member meetings, and your options when too few owners take part.
aliases: [not enough people, minimum attendance, do proxies count, lower the quorum, no quorum]
related:
  - proxy-voting
  - annual-meetings
  - board-elections
decidedBy:
  - document: bylaws
    heading: Quorum
sources:
  - name: Uniform Common Interest Ownership Act
    citation: UCIOA § 3-109
  - name: Florida Statutes
    citation: Fla. Stat. § 720.306
    url: https://www.flsenate.gov/Laws/Statutes/2025/720.306
reviewed: 2026-11-20
---

## In short
`;

function problems(text: string, file = FILE): string[] {
  return readArticle(file, text).problems.map(problemText);
}

test('a complete article is read with the place where its body begins', () => {
  for (const text of [GOOD, GOOD.replaceAll('\n', '\r\n'), `\uFEFF${GOOD}`]) {
    const { article } = readArticle(FILE, text);
    expect(article).toMatchObject({ body: '\n## In short\n', bodyLine: 22 });
    expect(article?.frontMatter.related).toEqual([
      'proxy-voting',
      'annual-meetings',
      'board-elections',
    ]);
    expect(article?.frontMatter.reviewed).toBe('2026-11-20');
  }
});

describe('an editor is told what to mend, and on which line', () => {
  const cases: [string, string | RegExp, string, string][] = [
    [
      'an unknown topic',
      'annual-meetings',
      'foo-bar',
      ":9: related, entry 2: 'foo-bar' is not a topic of the catalogue",
    ],
    [
      'a topic related to itself',
      'annual-meetings',
      'quorum-requirements',
      ':9: related, entry 2: names the article itself',
    ],
    [
      'a topic named twice',
      'annual-meetings',
      'proxy-voting',
      ':7: related: names the same topic twice',
    ],
    [
      'a misspelt field',
      'aliases:',
      'alias:',
      ':6: alias: is no field of the front matter; the fields are title, slug, category, description, aliases, related, decidedBy, sources, facts, unlisted, reviewed, lawChecked',
    ],
    [
      'a field inside an entry',
      'heading: Quorum',
      'heading: Quorum\n    page: 3',
      ':14: decidedBy, entry 1, page: is no field of the front matter',
    ],
    [
      'headings in one phrase',
      'heading: Quorum',
      'heading: Quorum, Votes',
      ":13: decidedBy, entry 1, heading: must part headings by ';' ('Signs; Flags'): nobody finds 'Signs, Flags' in a document",
    ],
    ['a missing field', /reviewed: .*\n/, '', ':2: reviewed: is missing'],
    [
      'another title',
      'title: Quorum Requirements',
      'title: Quorums',
      ":2: title: must be 'Quorum Requirements', as in the catalogue",
    ],
    [
      'another category',
      'category: board-management',
      'category: legal-compliance',
      ":4: category: must be 'board-management', as in the catalogue",
    ],
    [
      'an alias that YAML takes for a number',
      'no quorum]',
      '2026]',
      ':6: aliases, entry 5: must be text; put it in quotes',
    ],
    [
      'an unknown document',
      'document: bylaws',
      'document: by-laws',
      ':12: decidedBy, entry 1, document: Invalid option',
    ],
    [
      'a plain http address',
      'https://www.fl',
      'http://www.fl',
      ':19: sources, entry 2, url: Invalid URL',
    ],
    [
      'a fact named twice',
      'reviewed: 2026-11-20',
      'facts: [fl-quorum, fl-quorum]\nreviewed: 2026-11-20',
      ':20: facts: names the same fact twice',
    ],
    [
      'a figure left out without a reason',
      'reviewed: 2026-11-20',
      "unlisted: [{ state: FL, figure: '81' }]\nreviewed: 2026-11-20",
      ':20: unlisted, entry 1, because: is missing',
    ],
    [
      'a figure left out for a state that is none',
      'reviewed: 2026-11-20',
      "unlisted: [{ state: FX, figure: '81', because: a sum }]\nreviewed: 2026-11-20",
      ':20: unlisted, entry 1, state: Please give a state by its two capital letters',
    ],
    [
      'a day of the reading of the law that is none',
      'reviewed: 2026-11-20',
      'reviewed: 2026-11-20\nlawChecked: soon',
      ':21: lawChecked: must be a day such as 2026-11-20',
    ],
    [
      'a date that is none',
      '2026-11-20',
      'last week',
      ':20: reviewed: must be a day such as 2026-11-20',
    ],
  ];
  test.each(cases)('%s', (_, from, to, message) => {
    const found = problems(GOOD.replace(from, to));
    expect(found.filter((problem) => problem.startsWith(`${FILE}${message}`))).toHaveLength(1);
  });

  test('a file in the wrong folder or under the wrong name', () => {
    expect(problems(GOOD, 'legal-compliance/quorum.md')).toEqual([
      'legal-compliance/quorum.md:3: slug: its file must be board-management/quorum-requirements.md',
    ]);
  });

  test('a topic that the catalogue does not know', () => {
    expect(problems(GOOD.replace('slug: quorum-requirements', 'slug: quorum'))).toEqual([
      `${FILE}:3: slug: 'quorum' is not a topic of the catalogue`,
    ]);
  });

  test('YAML that cannot be read', () => {
    expect(problems(GOOD.replace('  - proxy-voting', '  - "proxy-voting'))[0]).toMatch(
      /quorum-requirements\.md:\d+: /,
    );
    expect(problems(GOOD.replace('slug:', 'title: Again\nslug:'))).toEqual([
      `${FILE}:3: duplicated mapping key`,
    ]);
  });

  test('no front matter at all', () => {
    const message = `${FILE}:1: must begin with front matter between two lines of three hyphens (---)`;
    for (const text of ['', '## In short', '---\ntitle: x\n', '---']) {
      expect(problems(text)).toEqual([message]);
    }
    expect(problems('---\n---\nwords')[0]).toMatch(/must begin|expected/i);
  });

  test('everything at once, not one thing at a time', () => {
    expect(
      problems(GOOD.replace('annual-meetings', 'Annual Meetings').replace(/slug: .*/, '')),
    ).toHaveLength(2);
  });
});
