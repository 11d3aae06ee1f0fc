import { expect, test } from 'vitest';
import { GLOSSARY } from '../../glossary/glossary.ts';
import type { FactIndex } from '../../law/fact-index.ts';
import { factIndex, lawFact } from '../../law/law-fact.fixture.ts';
import type { LawFact } from '../../schemas/law.ts';
import { buildLibraryIndex } from '../../search/build-library-index.ts';
import { answerFromLibrary } from '../answer-from-library.ts';
import { saidText, treeText } from '../compose/answer-tree.ts';
import { SMALL_LIBRARY } from '../small-library.fixture.ts';

const index = buildLibraryIndex(SMALL_LIBRARY, GLOSSARY);

function rule(state: string, statement: string, changes: Partial<LawFact> = {}): LawFact {
  return lawFact(`${state.toLowerCase()}-quorum`, {
    state,
    question: 'annual-meeting',
    statement,
    citation: { act: 'Va. Code', section: '55.1-1815' },
    topics: ['quorum-requirements'],
    ...changes,
  });
}

const TEXAS = rule('TX', 'In Texas the quorum of an owners meeting is 10 percent of the votes.');
const VIRGINIA = rule(
  'VA',
  'In Virginia the quorum of an owners meeting is 10 percent of the votes.',
);
const PROXY = rule('VA', 'In Virginia a proxy ends after the meeting.', {
  id: 'va-proxy',
  question: 'ballots-proxies',
});
/** What people ask of the rules on each question of the table. */
const ASKED: Readonly<Record<string, string[]>> = {
  'annual-meeting': ['what quorum does a meeting of owners need', 'what is the quorum'],
  'ballots-proxies': ['when does a proxy end'],
  'meeting-recording': ['may owners record a meeting'],
  'homes-and-amenities': ['how warm must my flat be', 'how warm must they keep a flat'],
};

/** Rules, ready to be asked. */
function ready(...all: LawFact[]): FactIndex {
  return factIndex(all, ASKED);
}

const rules = ready(TEXAS, VIRGINIA, PROXY);
const ask = (question: string, state?: string) =>
  answerFromLibrary(index, question, [], { rules, state });

test('the rule of the state that is named leads, with where it stands and when it was read', () => {
  const answer = ask('What quorum does a meeting of owners need in Virginia?');
  expect(answer.facts).toEqual([VIRGINIA]);
  expect([answer.lead, answer.status]).toEqual([VIRGINIA.statement, 'answered']);
  expect(answer.sources[0]).toMatchObject({
    title: 'Virginia law, § 55.1-1815',
    url: '/law/virginia#va-quorum',
    quote: VIRGINIA.statement,
  });
  expect(treeText(answer.body)).toContain(
    'Va. Code § 55.1-1815, read against the text of February 2026.',
  );
});

test('a question on two states gets the rule of each, or is told which has none', () => {
  const both = ask('What quorum does a meeting of owners need in Texas and in Virginia?');
  expect(both.facts).toEqual([TEXAS, VIRGINIA]);
  expect([both.status, both.missing]).toEqual(['answered', []]);
  const one = ask('What quorum does a meeting of owners need in Ohio and in Virginia?');
  expect(one.facts).toEqual([VIRGINIA]);
  expect([one.status, one.missing]).toEqual(['partial', ['Ohio']]);
  expect(treeText(one.body)).toMatch(/^The library has no Ohio rule on this\.\n/);
});

test('a further rule of the state stands after the one that leads, with its section', () => {
  const second = rule('VA', 'In Virginia a second meeting of owners needs half of that quorum.', {
    id: 'va-second-meeting',
    citation: { act: 'Va. Code', section: '55.1-1816' },
  });
  const other = rule('VA', 'In Virginia the quorum of a condominium meeting is 20 percent.', {
    id: 'va-quorum-condominium',
    community: 'condominium',
  });
  const question = 'What is the quorum of an owners meeting of our HOA in Virginia?';
  const answer = answerFromLibrary(index, question, [], { rules: ready(VIRGINIA, second, other) });
  expect(answer.facts).toEqual([VIRGINIA, second]);
  expect(answer.sources.slice(0, 2).map(({ url }) => url)).toEqual([
    '/law/virginia#va-quorum',
    '/law/virginia#va-second-meeting',
  ]);
  expect(treeText(answer.body)).toMatch(
    /\nAlso in Virginia law:\nAnnual meeting and quorum: In Virginia a second .*§ 55\.1-1816\. \[2\]\n/,
  );
});

test('so does that of the state that a visitor chose, unless the question names another', () => {
  expect(ask('What quorum does a meeting of owners need?', 'VA').facts).toEqual([VIRGINIA]);
  expect(ask('What quorum does a meeting of owners need in Texas?', 'VA').facts).toEqual([TEXAS]);
});

test('a rule that surely answers leads though nothing else tells of an association, unless there is none', () => {
  const heat = rule('VA', 'In Virginia a flat must be kept as warm as 68 degrees.', {
    id: 'va-heat',
    question: 'homes-and-amenities',
  });
  const asked = (question: string) =>
    answerFromLibrary(index, question, [], { rules: ready(VIRGINIA, heat) });
  expect(asked('How warm must my landlord keep my rented flat behind a fence?').status).toBe(
    'not-covered',
  );
  expect(
    asked('How warm must my landlord keep my rented flat behind a fence in Virginia?').facts,
  ).toEqual([heat]);
  expect(
    asked(
      'We have no HOA. How warm must my landlord keep my rented flat behind a fence in Virginia?',
    ).status,
  ).toBe('not-covered');
});

test('a choice changes nothing where the table has no rule, and is not told to be missing', () => {
  const question = 'What quorum does a meeting of owners need?';
  const chosen = ask(question, 'OH');
  const plain = ask(question);
  expect([chosen.facts, chosen.missing, chosen.lead]).toEqual([[], [], plain.lead]);
  expect(plain.facts).toEqual([]);
});

test('a rule of another kind of community is told to be that', () => {
  const planned = { ...VIRGINIA, community: 'planned-community' } as const;
  const inVirginia = (question: string) =>
    answerFromLibrary(index, question, [], { rules: ready(planned), state: 'VA' });
  const condominium = inVirginia('What quorum does a meeting of our condo owners need?');
  expect(treeText(condominium.body)).toMatch(
    /^The library has no Virginia rule on this for condominiums\. For homeowners’ associations it has one:\n/,
  );
  expect([condominium.status, condominium.facts]).toEqual(['partial', [planned]]);
  for (const whose of ['our HOA', 'the association']) {
    const answer = inVirginia(`What quorum does a meeting of ${whose} need?`);
    expect([answer.status, treeText(answer.body)]).toEqual([
      'answered',
      expect.stringMatching(/^Virginia: /),
    ]);
  }
});

test('a rule of cooperatives alone answers those who live in one, and nobody who tells another kind', () => {
  const cooperative = { ...VIRGINIA, community: 'cooperative' } as const;
  const asked = (whose: string, ...facts: LawFact[]) =>
    answerFromLibrary(index, `What quorum does a meeting of ${whose} need in Virginia?`, [], {
      rules: ready(...facts),
    }).facts;
  for (const whose of ['our co-op', 'my housing cooperative', 'shareholders', 'owners']) {
    expect(asked(whose, cooperative), whose).toEqual([cooperative]);
  }
  for (const whose of ['our HOA', 'our condo owners', 'owners of single-family homes']) {
    expect(asked(whose, cooperative), whose).toEqual([]);
  }
  const planned = { ...VIRGINIA, id: 'va-quorum-hoa', community: 'planned-community' } as const;
  expect(asked('owners', cooperative, planned)[0]).toEqual(planned);
});

test('a rule that is law for cooperatives too answers them without more, and another is told to be none', () => {
  const asked = (fact: LawFact) => {
    const question = 'What quorum does a meeting of owners of our co-op need in Virginia?';
    return treeText(answerFromLibrary(index, question, [], { rules: ready(fact) }).body);
  };
  expect(asked({ ...VIRGINIA, cooperatives: true })).toMatch(/^Virginia: /);
  expect(asked(VIRGINIA)).toMatch(
    /^The library has no Virginia rule on this for cooperatives\. For homeowners’ associations and condominiums it has one:\n/,
  );
  expect(asked({ ...VIRGINIA, community: 'condominium' })).toMatch(
    /^The library has no Virginia rule on this for cooperatives\. For condominiums it has one:\n/,
  );
});

test('the rule of the kind that was told goes before another that says more of the question', () => {
  const condominium = rule(
    'VA',
    'In Virginia the quorum that a meeting of owners needs is 10 percent.',
    { id: 'va-quorum-condominium', community: 'condominium' },
  );
  const planned = rule(
    'VA',
    'In Virginia a meeting has a quorum with 20 percent of the owners, older communities aside.',
    { community: 'planned-community' },
  );
  const told = (whose: string) =>
    answerFromLibrary(
      index,
      `What quorum does a meeting of owners of ${whose} need in Virginia?`,
      [],
      {
        rules: ready(condominium, planned),
      },
    ).facts;
  expect(told('an HOA')).toEqual([planned]);
  expect(told('a condo')).toEqual([condominium]);
});

test('where states have rules of their own federal law only stands in, and that is said', () => {
  const recording = { question: 'meeting-recording', community: 'federal' } as const;
  const federal = rule('US', 'Federal law lets a person record a meeting.', recording);
  const own = ['TX', 'NV', 'FL', 'AZ'].map((state) =>
    rule(state, 'Owners may record meetings.', { question: 'meeting-recording' }),
  );
  const question = 'May owners record a meeting without a quorum in Virginia?';
  const told = (all: LawFact[]) => {
    const { body, facts: led } = answerFromLibrary(index, question, [], { rules: ready(...all) });
    return [treeText(body).split('\n')[0], led];
  };
  expect(told([federal, ...own])).toEqual([
    'The library has no Virginia rule on this. Federal law has one:',
    [federal],
  ]);
  expect(told([federal])).toEqual([
    'Federal law has a rule on this. It holds in Virginia as in every state:',
    [federal],
  ]);
});

test('two questions get a rule each, in the order in which they were asked', () => {
  const asked = 'When does a proxy end and what quorum does a meeting need in Virginia?';
  const answer = answerFromLibrary(index, asked, [], { rules: ready(VIRGINIA, PROXY) });
  expect(answer.facts).toEqual([PROXY, VIRGINIA]);
  expect(treeText(answer.body)).toMatch(/proxy ends[\s\S]*\[1\][\s\S]*quorum[\s\S]*\[2\]/);
});

test('a follow-up may ask for the same rule again', () => {
  const first = 'What is the quorum in Virginia?';
  const history = [{ question: first, answer: saidText(ask(first).body) }];
  const again = answerFromLibrary(index, 'and what is the quorum?', history, { rules });
  expect(again.facts).toEqual([VIRGINIA]);
});

test('a follow-up is about the state it names, else that of the conversation, else the one chosen', () => {
  const first = 'What quorum does a meeting of owners need in Virginia?';
  const history = [{ question: first, answer: saidText(ask(first).body) }];
  const next = (question: string, state?: string) =>
    answerFromLibrary(index, question, history, { rules, state });
  expect(next('what about in Texas?').facts).toEqual([TEXAS]);
  expect(next('what about in Ohio?').missing).toEqual(['Ohio']);
  expect(next('and what is the quorum?', 'TX').facts).toEqual([VIRGINIA]);
});

test('a state that was named holds for what is asked next, on whatever subject', () => {
  const question = 'In Virginia, what quorum does a meeting of owners need?';
  const answer = saidText(ask(question).body);
  const next = answerFromLibrary(index, 'when does a proxy end', [{ question, answer }], { rules });
  expect(next.lead).toBe('In Virginia a proxy ends after the meeting.');
});

test('a rule that answers the next question too is told again, and said to be', () => {
  const question = 'In Virginia, what quorum does a meeting of owners need?';
  const answer = saidText(ask(question).body);
  const again = answerFromLibrary(index, 'so what is it', [{ question, answer }], { rules });
  expect(treeText(again.body)).toContain(`As said before: ${VIRGINIA.statement}`);
});

test('a turn that only says where its asker lives asks the last question again', () => {
  const question = 'what quorum does a meeting of owners need?';
  const answer = saidText(ask(question).body);
  const next = answerFromLibrary(index, 'oh, we live in Texas', [{ question, answer }], { rules });
  expect(next.lead).toBe('In Texas the quorum of an owners meeting is 10 percent of the votes.');
});

test('the law that leads is not to be looked up', () => {
  const question = 'what quorum does a meeting of owners need?';
  expect(treeText(ask(question).body)).toContain('Your state’s law');
  expect(treeText(ask(question, 'VA').body)).not.toContain('Your state’s law');
});
