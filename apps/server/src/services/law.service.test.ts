import type { LawFact, LawNotice } from '@hoa/core/schemas/law';
import { expect, test } from 'vitest';
import { libraryFixture } from '../library/library.fixture.ts';
import { LibraryStore } from '../library/library-store.ts';
import { EXAMPLE_FACT, EXAMPLE_NOTICE } from '../trpc/law.example.ts';
import { createLawService } from './law.service.ts';

const fact = (changes: Partial<LawFact>): LawFact => ({
  ...EXAMPLE_FACT,
  topics: ['topic-1'],
  ...changes,
});
const notice = (changes: Partial<LawNotice>): LawNotice => ({ ...EXAMPLE_NOTICE, ...changes });

const LAW = {
  facts: [
    fact({ id: 'va-flags', question: 'flags-signs', topics: ['topic-2'] }),
    fact({ id: 'va-fine-cap' }),
    fact({ id: 'tx-fine-cap', state: 'TX', verification: 'cited', textDate: '2025-06' }),
    fact({ id: 'us-flags', state: 'US', question: 'flags-signs', topics: ['topic-2'] }),
    fact({ id: 'ca-fine-cap', state: 'CA' }),
  ],
  acts: new Map([
    [
      'GA',
      [
        {
          name: 'An act',
          citation: 'O.C.G.A.',
          community: 'both' as const,
          url: 'https://law.test',
        },
      ],
    ],
  ]),
  asked: new Map(),
  notices: [
    notice({ id: 'someday', state: 'VA', effective: undefined }),
    notice({ id: 'later', state: 'VA', effective: '2029-01-01', topics: ['topic-1'] }),
    notice({ id: 'soon', state: 'TX', effective: '2027-01-01' }),
  ],
};

const library = () => new LibraryStore(libraryFixture(), LAW);
const law = createLawService({ library: library() });
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('all facts come with federal law first, then by the name of the state and the question', () => {
  expect(ids(law.facts({}))).toEqual([
    'us-flags',
    'ca-fine-cap',
    'tx-fine-cap',
    'va-fine-cap',
    'va-flags',
  ]);
});

test('facts are found by state, question and topic together', () => {
  expect(ids(law.facts({ question: 'fine-cap' }))).toEqual([
    'ca-fine-cap',
    'tx-fine-cap',
    'va-fine-cap',
  ]);
  expect(ids(law.facts({ state: 'VA', topic: 'topic-2' }))).toEqual(['va-flags']);
  expect(ids(law.question('flags-signs').facts)).toEqual(['us-flags', 'va-flags']);
});

test('for a topic, the rules that its article names come before the others that bear on it', () => {
  const snapshot = libraryFixture();
  const content = snapshot.contents.get(1);
  if (content === undefined) throw new Error('no text');
  const details = {
    outline: [],
    readingMinutes: 1,
    decidedBy: [],
    sources: [],
    reviewed: '2026-11-20',
    facts: ['va-flags', 'tx-fine-cap', 'no-longer-there'],
  };
  const contents = new Map([[1, { ...content, details }]]);
  const service = createLawService({ library: new LibraryStore({ ...snapshot, contents }, LAW) });
  expect(ids(service.state({ state: 'VA', topic: 'topic-1' }).facts)).toEqual([
    'va-flags',
    'va-fine-cap',
  ]);
  expect(ids(service.state({ state: 'VA', topic: 'topic-2' }).facts)).toEqual(['va-flags']);
  expect(ids(service.state({ state: 'VA' }).facts)).toEqual(['va-fine-cap', 'va-flags']);
});

test('a question or a topic that nobody knows is refused', () => {
  expect(() => law.question('fine-hat')).toThrow('no question of the law');
  expect(() => law.facts({ question: 'fine-hat' })).toThrow('no question of the law');
  expect(() => law.facts({ topic: 'beehives' })).toThrow('Topic not found');
});

test('a state says how much of it was checked, and a state without facts names its acts', () => {
  const states = law.states();
  expect(states).toHaveLength(52);
  expect(states[0]).toMatchObject({ code: 'US', slug: 'federal', checked: 1 });
  expect(states.find(({ code }) => code === 'TX')).toMatchObject({
    checked: 0,
    cited: 1,
    newest: '2025-06',
  });
  expect(law.state({ state: 'GA' })).toMatchObject({
    name: 'Georgia',
    checked: 0,
    newest: null,
    facts: [],
    acts: [{ name: 'An act' }],
  });
});

test('what is ahead comes in the order of its days, for a topic what bears on it', () => {
  expect(ids(law.changes().notices)).toEqual(['soon', 'later', 'someday']);
  expect(ids(law.state({ state: 'VA' }).changes)).toEqual(['later', 'someday']);
  expect(ids(law.state({ state: 'VA', topic: 'topic-1' }).changes)).toEqual(['later']);
});

test('what changed comes the newest first, then what only will', () => {
  const day = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const ahead = [{ act: 'SB 1', date: day(90), what: 'The cap falls.' }];
  const service = createLawService({
    library: new LibraryStore(libraryFixture(), {
      ...LAW,
      facts: [
        fact({ id: 'news-no-more', effective: day(-400) }),
        fact({ id: 'old', effective: day(-300) }),
        fact({ id: 'settled' }),
        fact({ id: 'will', changes: ahead }),
        fact({ id: 'new', effective: day(-3) }),
      ],
    }),
  });
  expect(ids(service.changes().facts)).toEqual(['new', 'old', 'will']);
});

test('a table that was replaced is read at once', () => {
  const store = library();
  const service = createLawService({ library: store });
  store.replaceLaw({ ...LAW, facts: LAW.facts.slice(0, 1) });
  expect(ids(service.facts({}))).toEqual(['va-flags']);
});
