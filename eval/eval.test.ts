import { answerFromLibrary } from '@hoa/core/answers/answer-from-library';
import { expect, test } from 'vitest';
import { libraryIndex, portalAnswer } from './engines/portal.ts';
import { gradeBest, loadGraded } from './graded.ts';
import { loadArticles } from './library-articles.ts';
import { ask, figuresOf } from './measure.ts';
import { loadQuestionSets, type QuestionKind } from './question-sets.ts';

/** A little below what was reached, as a change may lose a question or two to gain others. */
const REACHED = {
  hit3: 0.92,
  visitorsHit3: 0.86,
  offTopicDeclined: 0.94,
  wronglyDeclined: 0.015,
  factLeads: 0.78,
  stateLeads: 0.9,
  followUpLeads: 0.68,
  judgedFollowUpLeads: 0.6,
  gradedFollowUps: 0.42,
  spanishHit3: 0.95,
  everydayLeads: 0.97,
};

/** These are asked whole, as is what is not ours; of the others every third question: `npm run eval` asks all. */
const WHOLE = ['leads-development', 'visitors', 'everyday'];

const sets = loadQuestionSets();
const articles = loadArticles();
const index = libraryIndex(articles);
const outcomes = await ask(
  { name: 'portal', answer: (question) => portalAnswer(index, question) },
  sets.flatMap(({ name, questions }) =>
    questions.filter(
      (_, place) => WHOLE.includes(name) || name.startsWith('off-topic') || place % 3 === 0,
    ),
  ),
);

test('the right topic is among the first three sources, and what is not ours is declined', () => {
  const all = figuresOf(outcomes);
  expect(all.hit3).toBeGreaterThanOrEqual(REACHED.hit3);
  expect(all.offTopicDeclined).toBeGreaterThanOrEqual(REACHED.offTopicDeclined);
  expect(all.wronglyDeclined).toBeLessThanOrEqual(REACHED.wronglyDeclined);
});

test('so it is for the questions of real visitors', () => {
  const visitors = new Set(sets.find(({ name }) => name === 'visitors')?.questions);
  const figures = figuresOf(outcomes.filter(({ question }) => visitors.has(question)));
  expect(figures.ours).toBe(58);
  expect(figures.hit3).toBeGreaterThanOrEqual(REACHED.visitorsHit3);
  expect(figures.offTopicDeclined).toBe(1);
});

test('what most people ask gets the answer that it got, whatever is written beside it', () => {
  const everyday = new Set(sets.find(({ name }) => name === 'everyday')?.questions);
  const { ours, leads } = figuresOf(outcomes.filter(({ question }) => everyday.has(question)));
  expect(ours).toBeGreaterThan(200);
  expect(leads).toBeGreaterThanOrEqual(REACHED.everydayLeads);
});

test('facts, states and Spanish find their words', () => {
  const of = (kind: QuestionKind) =>
    figuresOf(outcomes.filter(({ question }) => question.kind === kind));
  expect(of('fact').leads).toBeGreaterThanOrEqual(REACHED.factLeads);
  expect(of('state').leads).toBeGreaterThanOrEqual(REACHED.stateLeads);
  expect(of('spanish').hit3).toBeGreaterThanOrEqual(REACHED.spanishHit3);
});

test('so do follow-ups, those of people who had not seen the library apart', () => {
  const judged = new Set(sets.find(({ name }) => name === 'judged-conversations')?.questions);
  const followUps = outcomes.filter(({ question }) => question.kind === 'follow-up');
  const leads = (isJudged: boolean) =>
    figuresOf(followUps.filter(({ question }) => judged.has(question) === isJudged)).leads;
  expect(leads(false)).toBeGreaterThanOrEqual(REACHED.followUpLeads);
  expect(leads(true)).toBeGreaterThanOrEqual(REACHED.judgedFollowUpLeads);
});

test('what is rated best for a follow-up answers it, as somebody graded who read the text alone', () => {
  // Every fifth: each is read with all that was asked before it.
  const followUps = loadGraded().filter(({ history }) => history.length > 0);
  const byTurn = gradeBest(
    index,
    followUps.filter((_, place) => place % 5 === 0),
  );
  const sum = (figures: number[]) => figures.reduce((all, one) => all + one, 0);
  const asked = sum(byTurn.map(({ count }) => count));
  expect(asked).toBe(126);
  expect(sum(byTurn.map(({ grades }) => grades.yes)) / asked).toBeGreaterThanOrEqual(
    REACHED.gradedFollowUps,
  );
});

test('whoever asks on after an answer is not declined, though the words alone are of anything', () => {
  for (const [opening, question] of [
    ['Can the HOA foreclose without going to court?', 'how do I find out which kind mine uses'],
    [
      'The board president is my neighbor and uses violations to get back at me over parking.',
      'what kind of proof would I need for that',
    ],
    [
      'The association fined me $50 a day for a basketball hoop.',
      'will this end up on my credit or as a lien',
    ],
    ['do i have to pay the hoa my rent', 'what if my landlord evicts me over it'],
    [
      'The HOA lawyer says they will foreclose.',
      'I have a mortgage with my bank, does that matter',
    ],
  ] as const) {
    const history = [{ question: opening, answer: '' }];
    const { status } = answerFromLibrary(index, question, history);
    expect(status, question).not.toBe('not-covered');
  }
});

test('a case that names its subject in one word is answered, and one of nothing that was said is not', () => {
  const statusOf = (question: string) => answerFromLibrary(index, question, []).status;
  for (const question of ['what if there is no quorum', "what if we can't get a quorum"]) {
    expect(statusOf(question), question).toBe('answered');
  }
  for (const question of ['what if they refuse', 'and if he dies?', "what if it's denied"]) {
    expect(statusOf(question), question).toBe('not-covered');
  }
});

test('what is declined for its state alone is answered', () => {
  const statusOf = (question: string) => answerFromLibrary(index, question, []).status;
  for (const question of ['how do I remove a director in New York?', 'pool hours in Kansas']) {
    expect(statusOf(question), question).not.toBe('not-covered');
  }
  expect(statusOf('how do I renew a passport in Minnesota')).toBe('not-covered');
});

test('greetings, names, days and stray numbers turn no matter away, and make nothing else ours', () => {
  const statusOf = (question: string) => answerFromLibrary(index, question, []).status;
  for (const question of [
    'Can I plant tomatoes? Kind regards, Ruth',
    'Hey neighbors, simple question: can I repaint my mailbox?',
    'can I add a porch swing from April 2nd, 2025?',
    'please help us get a carport',
  ]) {
    expect(statusOf(question), question).not.toBe('not-covered');
  }
  for (const question of [
    'Hello this is Ruth Adler. Could you fix my bicycle chain? Thank you all!',
    'how do I unclog a drain? 12',
    'please help us bake bread',
  ]) {
    expect(statusOf(question), question).toBe('not-covered');
  }
});

test('who names an association and comes near is answered, however foreign the other words', () => {
  const statusOf = (question: string) => answerFromLibrary(index, question, []).status;
  for (const question of [
    'hoa wants my lease and my renters credit score',
    'our assoc asks for a copy of the background check on my roommate',
  ]) {
    expect(statusOf(question), question).not.toBe('not-covered');
  }
  for (const question of [
    'my hoa neighbor has a fever of 103, what should he take',
    'the hoa mowed, now recommend a recipe for lasagna',
  ]) {
    expect(statusOf(question), question).toBe('not-covered');
  }
});

test('a question that pages show, or that is suggested while typing, gets what editors wrote for it', () => {
  const shown = articles
    .flatMap(({ sections }) => sections.flatMap(({ answers }) => answers))
    .flatMap(({ text, questions }) => questions.map((question) => ({ question, text })));
  const asked = shown.filter((_, place) => place % 5 === 0);
  const missed = asked.filter(({ question, text }) => {
    const { status, lead } = answerFromLibrary(index, question.toUpperCase(), []);
    return status === 'not-covered' || !text.startsWith(lead.slice(0, 40));
  });
  expect(asked.length).toBeGreaterThan(700);
  // One in a thousand leans on what stands before it in its section.
  expect(missed.length).toBeLessThanOrEqual(2);
});
