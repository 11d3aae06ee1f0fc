import { lawTable, readLaw } from '@hoa/content/law/law-files';
import { loadModels } from '@hoa/content/models';
import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { saidText, treeText } from '@hoa/core/answers/compose/answer-tree';
import type { Turn } from '@hoa/core/answers/talk/conversation';
import { GLOSSARY } from '@hoa/core/glossary/glossary';
import { FEDERAL, jurisdiction, stateByName } from '@hoa/core/jurisdictions';
import { FactIndex } from '@hoa/core/law/fact-index';
import { RULE_ANSWERS } from '@hoa/core/law/fact-weights';
import type { FoundFact } from '@hoa/core/law/found-facts';
import { buildLibraryIndex } from '@hoa/core/search/build-library-index';
import { askedStates } from '@hoa/core/text/asked-states';
import { expect, test } from 'vitest';
import { loadArticles } from './library-articles.ts';
import { askOnStates, loadStateConversations } from './state-conversations.ts';

const models = loadModels();
const library = buildLibraryIndex(loadArticles(), GLOSSARY, models);
const index = new FactIndex(lawTable(readLaw()), models);

/** The rules of the state that a question names, beside what the articles say on it. */
function rulesFor(question: string, ...others: string[]): FoundFact[] {
  const states = [...askedStates(question)].flatMap((name) => stateByName(name)?.code ?? []);
  const { near } = library.retrieve({ text: question }).evidence;
  return index.find(question, new Set([...states, ...others]), { library: near });
}

/** The rule that is given as the answer, undefined without one. */
function given(question: string, ...others: string[]): FoundFact['fact'] | undefined {
  return rulesFor(question, ...others).find(({ likelihood }) => likelihood >= RULE_ANSWERS)?.fact;
}

/** The state and the question of the rule that answers, 'none' without one. */
function ruleFor(question: string): string {
  const fact = given(question);
  return fact === undefined ? 'none' : `${fact.state} ${fact.question}`;
}

test.each([
  ['How much can my HOA in Alabama fine me for leaving my trash cans out?', 'AL fine-cap'],
  ['Does an Alabama HOA have to give me a hearing before it fines me?', 'AL fine-hearing'],
  ['What late charge can our condo association in Alaska add to overdue dues?', 'AK late-fees'],
  ['I live in Anchorage, Alaska. How do I get to see the books?', 'AK records-access'],
  ['Can an Arizona HOA put a lien on my house for unpaid fines?', 'AZ fine-collection'],
  ['California condo wont let me install an ev charger in my parking spot', 'CA ev-charging'],
  ['Can my Colorado HOA make me take down a political yard sign?', 'CO flags-signs'],
  ['How long does a DC condo association have to give me records?', 'DC records-access'],
  ['What is the quorum for a condo meeting in Washington, DC?', 'DC annual-meeting'],
  ['fl hoa fine limit per day', 'FL fine-cap'],
  ['May I video record a board meeting of my HOA in Florida?', 'FL meeting-recording'],
  ['How much must I owe before my Georgia HOA can forclose?', 'GA lien-foreclosure'],
  ['How many days notice before an Idaho association may fine?', 'ID fine-notice'],
  ['Can a Missouri homeowners association ban solar panels?', 'MO solar'],
  ['How high can interest on late assessments be in Pennsylvania?', 'PA late-fees'],
  ['What percentage of owners is a quorum in a Tennessee condo?', 'TN annual-meeting'],
  ['My California HOA meets Tuesday to vote on a fine, how many days ahead?', 'CA fine-notice'],
  ['Can I get invoices and bank statements from a Virginia HOA?', 'VA records-access'],
  ['How do we kick the president off the board in Alaska?', 'AK director-recall'],
  ['Can owners throw out the budget in a Connecticut community?', 'CT budget-ratification'],
  ['Is a Pennsylvania planned community ahead of the bank for dues?', 'PA lien-foreclosure'],
  ['How many votes does it take to amend the declaration in Texas?', 'TX amendments'],
  ['When must the developer give owners control of a Michigan condo?', 'MI turnover'],
  ['Can the board make a new rule in California without telling us?', 'CA rule-changes'],
  ['Must our Florida condo get bids for a big contract?', 'FL contracts'],
  ['Can a convicted felon serve on a Florida condo board?', 'FL directors'],
  ['Who has to agree to sell part of the common area, New Mexico condo', 'NM common-area'],
  ['Does a Nevada HOA need an audit each year?', 'NV financial-reports'],
  ['fined for a brown lawn in a drought in Texas', 'TX homes-and-amenities'],
  ['Who fixes a roof leak in a Texas condo?', 'TX common-area'],
  ['What is the most an Ohio HOA can fine a homeowner?', 'OH fine-cap'],
  ['Does the budget of an Indiana HOA need a vote of the owners?', 'IN budget-ratification'],
  ['Which law covers a Missouri subdivision that is no condo?', 'MO dispute-resolution'],
  ['Florida HOA truck parking in driveway rule', 'FL homes-and-amenities'],
  ['Does Illinois law protect flying the American flag at my condo?', 'IL flags-signs'],
  [
    'I am buying in Michigan, what papers must the seller of a condo give me?',
    'MI resale-certificate',
  ],
])('"%s" is answered by the rule %s', (question, rule) => {
  expect(ruleFor(question)).toBe(rule);
});

test.each([
  'Can a Wyoming HOA forbid the American flag on a pole?',
  'Does a Maine condo need a reserve study?',
  'What does a treasurer do in Washington?',
])('no rule of the state is given for "%s"', (question) => {
  expect(ruleFor(question)).toBe('none');
});

test.each([
  [
    'aoao in hawaii, is there a limit on how many proxies one person holds',
    'hi-proxy-limits-condominium',
  ],
  ['how much can my hoa fine me in texas', 'tx-fine-cap'],
  [
    'at what age does a florida condo building need a milestone inspection, and how often after',
    'fl-structural-inspection-condominium',
  ],
  ['what insurance must i carry as a condo owner in washington dc', 'dc-insurance-owner'],
  ['south carolina hoa has to record its rules', 'sc-recorded-rules'],
  ['pennsylvania condo proxy how long is it valid', 'pa-ballots-proxies-condominium'],
  ['may owners say something at a board meeting in connecticut', 'ct-owner-comment'],
  ['can i video the hoa meeting in ohio', 'oh-meeting-recording'],
  ['can i video our board meeting in arizona', 'az-meeting-recording'],
  ['does a hawaii condo need a reserve study', 'hi-reserve-study-condominium'],
])('among rules on one question "%s" is answered by %s', (question, id) => {
  expect(given(question, FEDERAL)?.id).toBe(id);
});

test('a rule of another state is never among those found', () => {
  const found = index.find('How much may they fine us?', new Set(['TX']));
  const states = new Set(found.map(({ fact }) => jurisdiction(fact.state).name));
  expect([...states]).toEqual(['Texas']);
});

test('the rule for the kind of community that was told stands in for its twin', () => {
  const question =
    'Does Missouri have an actual HOA law or just condo law? I own a single family house and the board does what it wants';
  const { facts } = answerFromLibrary(library, question, [], { rules: index });
  expect(facts[0]?.id).toBe('mo-applicability');
});

test('the rules of a state are found for what is asked on about it', () => {
  // Every tenth: each is read with all that was asked before it.
  const asked = loadStateConversations().filter((_, place) => place % 10 === 0);
  const { answered, right, unanswered, wronglyGiven } = askOnStates(library, index, asked);
  expect(answered).toBeGreaterThan(25);
  // A little below what was reached, 14 of 27: of all of them 198 of 269, and 4 of 70 wrongly.
  expect(right / answered).toBeGreaterThanOrEqual(0.5);
  expect(wronglyGiven / unanswered).toBeLessThanOrEqual(0.15);
});

test.each([
  [
    ['Florida HOA here. They want to fine me over my roof'],
    'how much can they go up to',
    'fl-fine-cap',
  ],
  [
    ['my board won’t show me the voter list'],
    'is there a law on that in illinois? its a condo',
    'il-owner-list-condominium',
  ],
  [
    ['can owners make the board hold a meeting', 'what share of us'],
    'oh and we live in north carolina',
    'nc-special-meeting',
  ],
  [['texas hoa will not give me the records'], 'how long do they have?', 'tx-records-access'],
  [
    ['i have an hoa lien on my house in arizona', 'can they foreclose'],
    'how much do i have to owe before they can',
    'az-lien-foreclosure',
  ],
])('after %j "%s" is answered by %s', (before, question, id) => {
  const figures = askOnStates(library, index, [
    { history: before, question, state: '', rules: [id] },
  ]);
  expect(figures.right).toBe(1);
});

test('a rule that was told is told once more where it may answer, and in no other words', () => {
  const turns: Turn[] = [];
  const ask = (question: string) => {
    const answer = answerFromLibrary(library, question, turns, { rules: index });
    turns.push({ question, answer: saidText(answer.body) });
    return { told: answer.facts[0]?.id, lead: answer.lead };
  };
  expect(ask('Can my HOA in Texas stop me from putting up solar panels?').told).toBe('tx-solar');
  expect(ask('and on the front of the roof?').told).toBe('tx-solar');
  const later = ask('and on the back of the roof?');
  expect(later.told).not.toBe('tx-solar');
  expect(later.lead).not.toContain('202.010');
});

test('the very same question gets the same rule, however often it is asked', () => {
  const history: Turn[] = [];
  const question = 'texas hoa wont give me a payment plan';
  for (let time = 0; time < 4; time += 1) {
    const { body, facts } = answerFromLibrary(library, question, history, { rules: index });
    expect(facts[0]?.id).toBe('tx-payment-plans');
    history.push({ question, answer: saidText(body) });
  }
});

test('after a rule was told, who asks what to write gets words', () => {
  const history: Turn[] = [];
  const answers = ['in california, hoa denied my solar, says ugly', 'what do i write back'].map(
    (question) => {
      const answer = answerFromLibrary(library, question, history, { rules: index });
      history.push({ question, answer: saidText(answer.body) });
      return answer;
    },
  );
  const [denied, written] = answers.map(({ facts, lead }) => lead === facts[0]?.statement);
  expect(denied).toBe(true);
  expect(written).toBe(false);
  // And is not told that the state has no rule on what to write.
  expect(treeText(answers[1]?.body ?? { type: 'root', children: [] })).not.toMatch(/^The library/);
});

test('a state whose rule was told is said to have no further one, where that is so', () => {
  const history: Turn[] = [];
  const answers = [
    'texas hoa wont give me a payment plan',
    'do they have to',
    'how long can i get',
    'what if i broke one before',
  ].map((question) => {
    const { body, facts } = answerFromLibrary(library, question, history, { rules: index });
    history.push({ question, answer: saidText(body) });
    return { text: treeText(body), told: facts[0]?.id };
  });
  expect(answers[0]?.told).toBe('tx-payment-plans');
  expect(answers.at(-1)?.text).toMatch(/^The library has no further Texas rule on this\./);
  for (const { text } of answers) expect(text).not.toContain('no Texas rule');
});

test.each([
  ['Can the HOA fine me without a hearing?', undefined, true],
  // Asked of a state, by whatever way, there is nothing left to choose.
  ['Can the HOA fine me without a hearing?', 'VA', undefined],
  ['Can my HOA in Virginia fine me without a hearing?', undefined, undefined],
  // Hardly a state has a rule on these, or none at all.
  ['can i bring guests to the pool', undefined, undefined],
  ['How do I take minutes as a new secretary?', undefined, undefined],
])('"%s", asked for %s: the answer varies by state: %s', (question, state, varies) => {
  const answer = answerFromLibrary(library, question, [], { rules: index, state });
  expect(answer.status).not.toBe('not-covered');
  expect(answer.variesByState).toBe(varies);
});
