import { expect, test } from 'vitest';
import { citedRules } from './cited-rules.ts';
import { lawFact } from './law-fact.fixture.ts';

function at(id: string, state: string, section: string, subsection?: string) {
  const parts = subsection === undefined ? {} : { subsection };
  return lawFact(id, { state, citation: { act: 'Code', section, ...parts } });
}

const FACTS = [
  at('fl-fines', 'FL', '720.305', '2.b'),
  at('fl-hearing', 'FL', '720.305', '2.a'),
  at('fl-votes', 'FL', '720.306'),
  at('ca-election', 'CA', '5855'),
  at('va-fines', 'VA', '55.1-1819', 'B'),
  at('tx-notice', 'TX', '209.006'),
  at('nv-lien', 'NV', '5855'),
  at('oh-housing', 'OH', '8'),
];
const [CALIFORNIA, FLORIDA] = [
  { code: 'CA', name: 'California' },
  { code: 'FL', name: 'Florida' },
];
const cited = (query: string, ...more: [({ code: string; name: string } | undefined)?, string?]) =>
  citedRules(query, FACTS, ...more).map(({ id }) => id);

test.each([
  ['720.306', ['fl-votes']],
  ['what does § 720.306 say', ['fl-votes']],
  ['55.1-1819', ['va-fines']],
  ['tex. prop. code 209.006 notice', ['tx-notice']],
])('a section is found by its number: %s', (query, ids) => {
  expect(cited(query)).toEqual(ids);
});

test('the subsection that is named comes before the others of its section', () => {
  expect(cited('720.305(2)(a)')).toEqual(['fl-hearing', 'fl-fines']);
  expect(cited('720.305(2)(b)')).toEqual(['fl-fines', 'fl-hearing']);
  expect(cited('55.1-1819(b)')).toEqual(['va-fines']);
});

test('the last figures may be missing, where no rule has the number as it stands', () => {
  expect(cited('720.30')).toEqual(['fl-fines', 'fl-hearing', 'fl-votes']);
  expect(cited('720.')).toEqual([]);
  expect(cited('55.1')).toEqual([]);
});

test('a number without parts is a section only beside a sign or the names of codes alone', () => {
  for (const query of ['§ 5855', 'section 5855', 'civil code 5855', 'sec. 5855 elections']) {
    expect(cited(query), query).toEqual(['ca-election', 'nv-lien']);
  }
  for (const query of [
    '5855 owners',
    'they fined me $5855',
    'lot 5855 fence',
    'section 8 tenants',
  ]) {
    expect(cited(query), query).toEqual([]);
  }
});

test('a state that is named leaves out the rules of others, and is no other word', () => {
  expect(cited('california 5855', CALIFORNIA)).toEqual(['ca-election']);
  expect(cited('california 5855')).toEqual([]);
  expect(cited('florida 5855', FLORIDA)).toEqual([]);
});

test('the state that was chosen goes first only where it has such a section', () => {
  expect(cited('§ 5855', undefined, 'NV')).toEqual(['nv-lien']);
  expect(cited('§ 5855', undefined, 'TX')).toEqual(['ca-election', 'nv-lien']);
});
