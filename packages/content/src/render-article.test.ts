import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { RENDER_VERSION, renderArticle } from './render-article.ts';

const BODY = `## In short

A quorum is the number that must be present. See [proxies](/topic/proxy-voting).

## Count votes, not people

Use *this* order:

1. Count the lots.
2. Round up.
   - Never down.

| Step | Count | |
| --- | ---: | --- |
| Votes | 120 | all |
| Quorum | | 30 |

> **Sample notice.** The meeting is on May 1.
>
> Bring your ballot.

> A plain quotation.

### By mail

Mailed ballots count.

## Common mistakes

- Counting twice.

## State law

UCIOA § 3-109 sets 20 percent.

## State law

Again.

## When to bring in an attorney

Before a suit.
`;

const article = renderArticle(BODY);

describe('the HTML of an article', () => {
  test('holds a section for every heading, with anchors of their own, and adds no landmark', () => {
    const sections = [...article.html.matchAll(/<section data-part="(.+?)"><h2 id="(.+?)">/g)];
    expect(sections.map(([, ...groups]) => groups)).toEqual([
      ['in-short', 'in-short'],
      ['body', 'count-votes-not-people'],
      ['common-mistakes', 'common-mistakes'],
      ['state-law', 'state-law'],
      ['state-law', 'state-law-1'],
      ['professional', 'when-to-bring-in-an-attorney'],
    ]);
    expect(article.html).toContain('<h3 id="by-mail">By mail</h3>');
    expect(article.html).not.toMatch(/aria-labelledby|role="region"/);
  });

  test('lets tables scroll, reachable by keyboard and named', () => {
    expect(article.html).toContain(
      '<div data-scroll="" tabindex="0" role="group" aria-label="Table: Count votes, not people"><table>',
    );
    expect(article.html).toContain('<th scope="col" data-align="right">Count</th>');
  });

  test('tells sample wording from other quotations', () => {
    expect(article.html.match(/<blockquote data-sample="">/g)).toHaveLength(1);
    expect(article.html.match(/<blockquote>/g)).toHaveLength(1);
  });

  test('marks a glossary word once a section', () => {
    expect(article.html.match(/data-term="quorum"/g)).toHaveLength(2);
  });
});

test('sections hold their text block by block, as it is quoted', () => {
  expect(article.sections[1]).toEqual({
    anchor: 'count-votes-not-people',
    heading: 'Count votes, not people',
    part: 'body',
    blocks: [
      { kind: 'paragraph', text: 'Use this order:' },
      { kind: 'step', text: 'Count the lots.' },
      { kind: 'step', text: 'Round up.' },
      { kind: 'item', text: 'Never down.' },
      { kind: 'row', text: 'Step: Votes; Count: 120; all' },
      { kind: 'row', text: 'Step: Quorum; 30' },
      { kind: 'sample', text: 'Sample notice. The meeting is on May 1.\nBring your ballot.' },
      { kind: 'paragraph', text: 'A plain quotation.' },
      { kind: 'paragraph', text: 'By mail' },
      { kind: 'paragraph', text: 'Mailed ballots count.' },
    ],
    answers: [],
  });
});

test('the outline names the sections, the words are counted and timed', () => {
  expect(article.outline.map(({ heading }) => heading)).toEqual([
    'In short',
    'Count votes, not people',
    'Common mistakes',
    'State law',
    'State law',
    'When to bring in an attorney',
  ]);
  expect(article.words).toBe(76);
  expect(article.readingMinutes).toBe(1);
  expect(renderArticle(`## In short\n\n${'word '.repeat(1_000)}`).readingMinutes).toBe(5);
});

test('an empty article and one without headings render to what they hold', () => {
  expect(renderArticle('')).toEqual({
    html: '',
    sections: [],
    outline: [],
    words: 0,
    readingMinutes: 1,
  });
  expect(renderArticle('Just words.').html).toBe('<p>Just words.</p>');
});

test('RENDER_VERSION is raised whenever rendering changes, so that stored articles are renewed', () => {
  const rendering = createHash('sha256').update(JSON.stringify(article)).digest('hex').slice(0, 12);
  expect({ version: RENDER_VERSION, rendering }).toEqual({ version: 6, rendering: '778fd2122298' });
});
