import { expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import type { LawFact } from '../schemas/law.ts';
import { buildLibraryIndex } from '../search/build-library-index.ts';
import { answerFromLibrary } from './answer-from-library.ts';
import { treeText } from './answer-tree.ts';
import { SMALL_LIBRARY } from './small-library.fixture.ts';

const index = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY);

function rule(state: string, statement: string, changes: Partial<LawFact> = {}): LawFact {
  return {
    id: `${state.toLowerCase()}-quorum`,
    state,
    community: 'both',
    question: 'annual-meeting',
    statement,
    figures: [],
    citation: { act: 'Va. Code', section: '55.1-1815' },
    url: 'https://example.gov/act',
    verification: 'checked',
    textDate: '2026-02',
    changes: [],
    nextReview: '2027-07-01',
    topics: ['quorum-requirements'],
    ...changes,
  };
}

const VIRGINIA = rule(
  'VA',
  'In Virginia the quorum of an owners meeting is 10 percent of the votes.',
);
const facts = [
  rule('TX', 'In Texas the quorum of an owners meeting is 10 percent of the votes.'),
  VIRGINIA,
  rule('VA', 'In Virginia a proxy ends after the meeting.', { id: 'va-proxy' }),
];
const ask = (question: string, state?: string) =>
  answerFromLibrary(index, question, [], { facts, state });

test('the rule of the state that is named leads, with where it stands and when it was read', () => {
  const answer = ask('What quorum does a meeting of owners need in Virginia?');
  expect(answer.facts).toEqual([VIRGINIA]);
  expect([answer.lead, answer.status]).toEqual([VIRGINIA.statement, 'answered']);
  expect(answer.sources[0]).toMatchObject({
    title: 'Virginia: the law',
    url: '/law/virginia#va-quorum',
    quote: VIRGINIA.statement,
  });
  expect(treeText(answer.body)).toContain(
    'Va. Code § 55.1-1815, read against the text of February 2026.',
  );
});

test('so does that of the state that a visitor chose, unless the question names another', () => {
  expect(ask('What quorum does a meeting of owners need?', 'VA').facts).toEqual([VIRGINIA]);
  expect(ask('What quorum does a meeting of owners need in Texas?', 'VA').facts).toEqual([
    facts[0],
  ]);
});

test('a choice changes nothing where the table has no rule, and is not told to be missing', () => {
  const question = 'What quorum does a meeting of owners need?';
  const chosen = ask(question, 'OH');
  const plain = ask(question);
  expect([chosen.facts, chosen.missing, chosen.lead]).toEqual([[], [], plain.lead]);
  expect(plain.facts).toEqual([]);
});
