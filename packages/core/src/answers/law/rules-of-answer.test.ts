import { expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import { STATES } from '../../jurisdictions.ts';
import type { FactIndex } from '../../law/fact-index.ts';
import { factIndex, lawFact } from '../../law/law-fact.fixture.ts';
import type { LawFact } from '../../schemas/law.ts';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import { SMALL_LIBRARY } from '../small-library.fixture.ts';
import { askedInTalk } from '../talk/asked-in-talk.ts';
import type { Turn } from '../talk/conversation.ts';
import { chosenRules, rulesOfAnswer, variesByState } from './rules-of-answer.ts';

const library = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY);

const QUORUM = lawFact('va-quorum', {
  question: 'annual-meeting',
  statement: 'In Virginia the quorum of an owners meeting is 10 percent of the votes.',
});
const PROXY = lawFact('va-proxy', {
  question: 'ballots-proxies',
  statement: 'In Virginia a proxy ends after the meeting.',
});
const FEDERAL_QUORUM = lawFact('us-quorum', {
  state: 'US',
  community: 'federal',
  question: 'annual-meeting',
  statement: 'The quorum of an owners meeting is 5 percent of the votes.',
});
const ASKED: Readonly<Record<string, string[]>> = {
  'annual-meeting': ['what quorum does a meeting of owners need', 'what is the quorum'],
  'ballots-proxies': ['when does a proxy end'],
};

function lawOf(...facts: LawFact[]): FactIndex {
  return factIndex(facts, ASKED);
}

const LAW = lawOf(QUORUM, PROXY);
const IN_VIRGINIA = 'What quorum does a meeting of owners need in Virginia?';

function read(question: string, history: readonly Turn[] = [], state?: string) {
  return askedInTalk(library, question, history, state);
}

function told(question: string, law = LAW, history: readonly Turn[] = [], state?: string) {
  const asked = read(question, history, state);
  const { chosen } = chosenRules(asked, law);
  return rulesOfAnswer(asked, law, chosen);
}

const turn = (question: string, ...facts: LawFact[]): Turn => ({
  question,
  answer: facts.map(({ statement }) => statement).join(' '),
});

test('the rule of the state is told, and what else bears on it is kept for a provider', () => {
  const { rules, near, lack, holdsIn, isRuleAgain, isStateTold, bearing } = told(IN_VIRGINIA);
  expect(rules).toEqual([QUORUM]);
  expect([near, lack, holdsIn, isRuleAgain, isStateTold]).toEqual([
    [],
    undefined,
    undefined,
    false,
    false,
  ]);
  expect(bearing()[0]).toEqual(QUORUM);
});

test('no rule is told of a state that has none, nor where no state is meant', () => {
  expect(told('What quorum does a meeting of owners need in Texas?').rules).toEqual([]);
  expect(told('What quorum does a meeting of owners need?').rules).toEqual([]);
});

test('one rule for two things that are asked is told once', () => {
  const asked = read(IN_VIRGINIA);
  expect(rulesOfAnswer(asked, LAW, [QUORUM, QUORUM, PROXY]).rules).toEqual([QUORUM, PROXY]);
});

test('a rule that was told is told once more where the question has a word of it', () => {
  const once = [turn(IN_VIRGINIA, QUORUM)];
  const again = 'What is the quorum in Virginia?';
  expect(chosenRules(read(again, once), LAW)).toEqual({ chosen: [QUORUM], told: [] });
  expect(told(again, LAW, once)).toMatchObject({ isRuleAgain: true, isStateTold: true });

  const twice = [...once, turn('and what is the quorum', QUORUM)];
  expect(chosenRules(read(again, twice), LAW)).toEqual({ chosen: [], told: [QUORUM] });
});

test('a question that is asked word for word again gets its rule however often it was told', () => {
  const twice = [turn(IN_VIRGINIA, QUORUM), turn(IN_VIRGINIA, QUORUM)];
  expect(chosenRules(read(IN_VIRGINIA, twice), LAW).chosen).toEqual([QUORUM]);
});

test('a rule of the state that was told on another matter is known to be told', () => {
  const law = lawOf(QUORUM, PROXY, FEDERAL_QUORUM);
  const before = [turn('When does a proxy end in Virginia?', PROXY)];
  const after = (history: readonly Turn[]) => {
    const asked = read('And what is the quorum in Virginia?', history);
    const { isRuleAgain, isStateTold } = rulesOfAnswer(asked, law, [QUORUM]);
    return { isRuleAgain, isStateTold };
  };
  expect(after(before)).toEqual({ isRuleAgain: false, isStateTold: true });
  expect(after([])).toEqual({ isRuleAgain: false, isStateTold: false });
  const federal = [turn('What is the quorum in Virginia?', FEDERAL_QUORUM)];
  expect(after(federal), 'federal law is no rule of the state').toMatchObject({
    isStateTold: false,
  });
});

test('who asks for words to write is told no rule', () => {
  const before = [turn(IN_VIRGINIA, QUORUM)];
  const asked = read('What do I write to the board about the quorum?', before);
  expect(asked.asksForWords).toBe(true);
  expect(chosenRules(asked, LAW)).toEqual({ chosen: [], told: [] });
});

test('federal law is said to hold in a state that is named, and not in one that was chosen', () => {
  const law = lawOf(FEDERAL_QUORUM);
  const named = told(IN_VIRGINIA, law);
  expect([named.rules, named.holdsIn]).toEqual([[FEDERAL_QUORUM], 'Virginia']);
  const chosen = told('What quorum does a meeting of owners need?', law, [], 'VA');
  expect([chosen.rules, chosen.holdsIn]).toEqual([[FEDERAL_QUORUM], undefined]);
});

test('an answer varies by state where more than half of the states have a rule that answers', () => {
  const ofStates = (count: number) =>
    lawOf(
      ...STATES.slice(0, count).map(({ code }) =>
        lawFact(`${code.toLowerCase()}-quorum`, {
          state: code,
          question: 'annual-meeting',
          statement: 'The quorum of an owners meeting is 10 percent of the votes.',
        }),
      ),
    );
  const half = Math.floor(STATES.length / 2);
  const asked = read('What quorum does a meeting of owners need?');
  expect(variesByState(asked, ofStates(half + 1))).toBe(true);
  expect(variesByState(asked, ofStates(half))).toBe(false);
  expect(variesByState(read(IN_VIRGINIA), ofStates(half + 1)), 'a state is named').toBe(false);
});
