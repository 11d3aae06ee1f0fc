import { STATES } from '@hoa/core/jurisdictions';
import type { LawFact, LawNotice } from '@hoa/core/schemas/law';
import { expect, test } from 'vitest';
import { checkLaw } from './check-law.ts';
import { TRUE_FACTS } from './law.fixture.ts';

const TODAY = '2026-11-22';
const ACTS = new Map(STATES.map(({ code }) => [code, []]));

function problemsOf(changes: Partial<LawFact>, today = TODAY): string[] {
  const [fact] = TRUE_FACTS;
  if (fact === undefined) throw new Error('no fact');
  const placed = { fact: { ...fact, ...changes }, file: 'facts/VA.yaml', line: 9 };
  const law = { facts: [placed], acts: ACTS, notices: [], problems: [], asked: new Map() };
  return checkLaw(law, today).map(({ message }) => message);
}

test('a fact in order has no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

test('the statement and the figures must say the same numbers', () => {
  const statement = 'A board may charge $85 once, or $12 a day for up to 80 days.';
  expect(problemsOf({ statement })).toEqual([
    'va-fine-cap: the statement says 85, which its figures do not list',
    'va-fine-cap: the statement does not say $75',
  ]);
});

test('a day in the statement is the one from which the rule applies, or one that the fact lists', () => {
  const [fact] = TRUE_FACTS;
  const since = (day: string) => `${fact?.statement} This holds since ${day}.`;
  const effective = '2021-07-01';
  expect(problemsOf({ statement: since('July 1, 2021'), effective })).toEqual([]);
  expect(problemsOf({ statement: since('July 2021'), effective })).toEqual([]);
  expect(problemsOf({ statement: since('July 2, 2021'), effective })).toEqual([
    'va-fine-cap: the statement says July 2, 2021, which is none of its days',
  ]);
  expect(problemsOf({ statement: since('July 1, 2018'), dates: ['2018-07-01'] })).toEqual([]);
  expect(problemsOf({ statement: since('July 1, 2018') })).toHaveLength(1);
  expect(problemsOf({ dates: ['2018-07-01'] })).toEqual([
    'va-fine-cap: the statement does not say July 1, 2018',
  ]);
  expect(problemsOf({ statement: since('the year 2018') })).toEqual([
    'va-fine-cap: the statement says 2018, which its figures do not list',
  ]);
});

test('a rule that speaks of a cooperative names it among its kinds of community, once', () => {
  const [fact] = TRUE_FACTS;
  const statement = `In New York a co-op has a rule. ${fact?.statement}`;
  expect(problemsOf({ statement })).toEqual([
    "va-fine-cap: it speaks of a cooperative: its community is 'cooperative', or it has 'cooperatives: true'",
  ]);
  expect(problemsOf({ statement, community: 'cooperative' })).toEqual([]);
  expect(problemsOf({ statement, cooperatives: true })).toEqual([]);
  expect(problemsOf({ community: 'cooperative', cooperatives: true })).toEqual([
    "va-fine-cap: a cooperative rule is law for cooperatives without 'cooperatives: true'",
  ]);
});

test('the id of a fact begins with its state', () => {
  expect(problemsOf({ state: 'NC' })).toEqual(["va-fine-cap: its id must begin with 'nc-'"]);
});

test('the number in the name of a form or a chapter is no figure', () => {
  const statement = 'Under Chapter 7 or with Form 1120-H a board may charge $75 once';
  const [fact] = TRUE_FACTS;
  const figures = fact?.figures.slice(0, 1) ?? [];
  expect(problemsOf({ statement, figures })).toEqual([]);
});

test('an editor is told of every slip of a fact', () => {
  expect(problemsOf({ question: 'fine-hat' })).toEqual([
    "va-fine-cap: 'fine-hat' is no question of the table",
  ]);
  expect(problemsOf({ community: 'federal' })).toHaveLength(1);
  expect(problemsOf({ topics: ['no-topic'] })).toEqual([
    "va-fine-cap: 'no-topic' is no topic of the catalogue",
  ]);
  expect(problemsOf({ verification: 'cited' })).toEqual([
    'va-fine-cap: a cited fact names its source',
  ]);
  expect(problemsOf({ citation: { act: 'Virginia Code', section: '1' } })).toHaveLength(1);
});

test('a question is asked of one fact', () => {
  const [fact] = TRUE_FACTS;
  if (fact === undefined) throw new Error('no fact');
  const place = { file: 'facts/VA.yaml', line: 9 };
  const other = { ...fact, id: 'va-fine-notice' };
  const asked = new Map([
    [fact.id, ['how much can they fine me']],
    [other.id, ['must they warn me', 'How much can they fine me']],
  ]);
  const facts = [fact, other].map((one) => ({ fact: one, ...place }));
  const law = { facts, acts: ACTS, notices: [], problems: [], asked };
  expect(checkLaw(law, TODAY)).toEqual([
    {
      file: 'asked/VA.yaml',
      message: "va-fine-notice: 'How much can they fine me' is asked of two facts",
    },
  ]);
});

test('what was to be looked at before today is a problem', () => {
  expect(problemsOf({}, '2027-07-02')).toEqual([
    'va-fine-cap: was to be looked at again by 2027-07-01',
  ]);
  const change = { act: '2026 c 1', date: '2026-11-01', what: 'The cap rises.' };
  expect(problemsOf({ changes: [change] })).toEqual([
    'va-fine-cap: 2026 c 1 has applied since 2026-11-01; say the new rule',
  ]);
});

test('the register fails loudly when nobody has looked by the day it names', () => {
  const notice: LawNotice & { line: number } = {
    id: 'ga-sb-406',
    state: 'GA',
    act: 'SB 406',
    status: 'reported',
    what: 'Yearly registration.',
    source: 'A newspaper',
    topics: ['corporate-filings'],
    checkBy: '2027-01-01',
    line: 1,
  };
  const law = { facts: [], acts: ACTS, notices: [notice], problems: [], asked: new Map() };
  expect(checkLaw(law, TODAY)).toEqual([]);
  expect(checkLaw(law, '2027-01-02')).toEqual([
    {
      file: 'changes.yaml',
      line: 1,
      message: 'ga-sb-406: was to be looked at by 2027-01-01; say what became of it',
    },
  ]);
});

test('a state without its acts is missed', () => {
  const law = {
    facts: [],
    acts: new Map([...ACTS].slice(1)),
    notices: [],
    problems: [],
    asked: new Map(),
  };
  expect(checkLaw(law, TODAY)).toEqual([
    { file: 'facts/AL.yaml', message: 'is missing: at least the acts of Alabama belong in it' },
  ]);
});
