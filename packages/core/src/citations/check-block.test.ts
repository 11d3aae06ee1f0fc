import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Section } from '../library/section.ts';
import { checkBlock } from './check-block.ts';
import claims from './claims.fixture.json' with { type: 'json' };
import { type Evidence, readEvidence } from './evidence.ts';
import { supportingSections } from './support.ts';

const weigh = () => 1;

function section(number: number, heading: string, ...texts: string[]): Evidence {
  const blocks = texts.map((text) => ({ kind: 'paragraph' as const, text }));
  return readEvidence({
    number,
    article: { slug: 'quorum-requirements', title: 'Quorum Requirements' },
    section: { anchor: `section-${number}`, heading, part: 'body', blocks, answers: [] },
  });
}

const EVIDENCE = [
  section(
    1,
    'Quorum by state',
    'Florida: a quorum is 30 percent of the voting interests (Fla. Stat. § 720.306).',
    'California: the meeting is adjourned at least 20 days, and the quorum drops to 20 percent.',
  ),
  section(2, 'Counting', 'Proxies count toward the quorum. A director cannot send a proxy.'),
  section(3, 'Who may speak', 'Owners may speak for 3 minutes at an open meeting.'),
];

function kept(text: string): string[] {
  const checked = checkBlock({ kind: 'paragraph', text }, { evidence: EVIDENCE, weigh });
  return checked?.sentences.map((sentence) => sentence.text) ?? [];
}

describe('a sentence of a model is dropped when', () => {
  test.each([
    ['it cites nothing', 'Proxies count toward the quorum.'],
    ['it cites a section that was not sent', 'Proxies count toward the quorum [7].'],
    ['it cites a section that says something else', 'Proxies count toward the quorum [3].'],
    ['its section does not know its words', 'A locksmith should change the gate code [2].'],
    ['it names a share that the section does not', 'In Florida a quorum is 35 percent [1].'],
    ['it names a deadline that the section does not', 'The meeting is adjourned 30 days [1].'],
    ['its number belongs to another state', 'In Florida the quorum drops to 20 percent [1].'],
    ['it names a state that the section does not', 'In Texas a quorum is 30 percent [1].'],
    ['it names another statute', 'In Florida a quorum is set by Fla. Stat. § 720.303 [1].'],
    ['it spells out another number', 'The meeting is adjourned at least forty days [1].'],
    ['it counts by another unit', 'Owners may speak for 3 hours at an open meeting [3].'],
    ['it says yes where the section says no', 'A director can send a proxy [2].'],
    ['it says always where the section does not', 'Proxies always count toward the quorum [2].'],
    ['it sends the reader to an address', 'Proxies count toward the quorum at evil.com [2].'],
    ['it only says yes', 'Yes [2].'],
  ])('%s', (_, text) => {
    expect(kept(text)).toEqual([]);
  });
});

describe('a sentence of a model is kept when', () => {
  test.each([
    ['its section says so', 'Proxies count toward the quorum [2].'],
    ['it says so in its own words', 'Generally, a proxy counts toward your quorum [2].'],
    ['one of the sections it cites does', 'Proxies count toward the quorum [2][3].'],
    ['its numbers are those of its state', 'In Florida, a quorum is 30% of the votes [1].'],
    ['it names a code for a state', 'The quorum is 30 percent under Fla. Stat. § 720.306 [1].'],
    ['it spells a number out', 'The meeting is adjourned for at least twenty days [1].'],
    ['it only counts its own list', 'There are two main ways to count a quorum with proxies [2].'],
  ])('%s', (_, text) => {
    expect(kept(text)).toHaveLength(1);
  });
});

test('a citation that does not support its sentence goes, the one that does stays', () => {
  const block = { kind: 'paragraph' as const, text: 'Proxies count toward the quorum [2][3][9].' };
  const [sentence] = checkBlock(block, { evidence: EVIDENCE, weigh })?.sentences ?? [];
  expect(sentence?.supportedBy.map(({ number }) => number)).toEqual([2]);
});

test('a sentence that leans on a dropped one goes with it', () => {
  expect(kept('The board must resign. It counts proxies toward the quorum [2].')).toEqual([]);
  expect(kept('The board must resign. Proxies count toward the quorum [2].')).toHaveLength(1);
});

test('a heading or lead-in waits for what it introduces, and says whether it states anything', () => {
  const introductionOf = (kind: 'heading' | 'paragraph', text: string) =>
    checkBlock({ kind, text }, { evidence: EVIDENCE, weigh })?.introduction;
  expect(introductionOf('heading', 'Counting the quorum')).toMatchObject({ statesNothing: true });
  expect(introductionOf('paragraph', 'Proxies count toward the quorum [2]. In short:')).toEqual({
    text: 'In short:',
    statesNothing: true,
    supportedBy: [],
  });
  expect(introductionOf('paragraph', 'Pay 500 dollars today:')).toMatchObject({
    statesNothing: false,
  });
  expect(introductionOf('paragraph', `${'quorum '.repeat(15)}:`)).toBeUndefined();
  const cited = introductionOf('paragraph', 'Proxies count toward the quorum [2][3]:');
  expect(cited?.supportedBy.map(({ number }) => number)).toEqual([2]);
});

test('of claims written about real sections, the true ones stay and most of the false ones go', () => {
  const count = (kind: 'faithful' | 'unfaithful') =>
    claims.flatMap((claim) => {
      const sent = { number: 1, article: claim.article, section: claim.section as Section };
      const evidence = readEvidence(sent);
      return claim[kind].map((text) => supportingSections(text, [evidence], weigh).length);
    });
  const share = (counts: number[]) => counts.filter((found) => found > 0).length / counts.length;
  expect(share(count('faithful'))).toBeGreaterThan(0.95);
  expect(share(count('unfaithful'))).toBeLessThan(0.35);
});

test('whatever a model writes, only sentences with a sent section survive', () => {
  const words = fc.constantFrom(
    'proxies',
    'count',
    'quorum',
    '[1]',
    '[2',
    '3]',
    '.',
    '30',
    '<b>',
    ':',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), fc.string(), (parts, noise) => {
      const text = `${parts.join(' ')} ${noise}`;
      const checked = checkBlock({ kind: 'item', text }, { evidence: EVIDENCE, weigh });
      for (const { supportedBy } of checked?.sentences ?? []) {
        expect(supportedBy.length).toBeGreaterThan(0);
        for (const evidence of supportedBy) expect(EVIDENCE).toContain(evidence);
      }
    }),
  );
});
