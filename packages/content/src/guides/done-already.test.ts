import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { followGuide } from './follow-guide.fixture.ts';

const TODAY = '2026-11-30';
const follow = (slug: string, answers: GuideAnswers) => followGuide(slug, answers, TODAY);
type Outcome = ReturnType<typeof follow>;

const stepsOf = ({ steps }: Outcome) => JSON.stringify(steps);
const letterOf = ({ letters }: Outcome, slug: string) =>
  letters.find((letter) => letter.slug === slug);
const dateOf = ({ dates }: Outcome, id: string) => dates.find((date) => date.id === id)?.date;
const brokenOf = ({ checks }: Outcome) =>
  checks.filter(({ result }) => result === 'broken').map(({ id }) => id);

const LETTER = {
  ...{ state: 'TX', community: 'planned-community', stage: 'letter', agree: 'denied' },
  ...{ writer: 'owner', noticeDate: '2026-11-20', hearingRequestBy: '2026-12-20' },
};
const REPAIR = {
  ...{ state: 'VA', community: 'condominium', danger: 'steady', whose: 'association' },
  ...{
    writer: 'owner',
    reported: 'written',
    requestDate: '2026-11-10',
    certified: 'other',
    damage: 'none',
  },
};
const REQUEST = {
  ...{ state: 'VA', community: 'planned-community', subject: 'exterior', answer: 'silent' },
  ...{ requestDate: '2026-08-01', reviewDays: '45', silence: 'nothing', work: 'none' },
};
const DENIED = {
  ...{ ...REQUEST, state: 'TX', answer: 'denied', reasons: 'given' },
  decisionDate: '2026-11-20',
};
const RECORDS = {
  ...{ state: 'FL', community: 'condominium', stage: 'waiting', kind: 'money' },
  ...{ manager: 'self', requestDate: '2026-11-27' },
};
const SPECIAL = {
  ...{ state: 'VA', community: 'condominium', writer: 'owner', stage: 'decided' },
  ...{ noticeDate: '2026-08-01', purpose: 'repair', vote: 'board', assessmentShare: '900' },
  ...{ pay: 'parts', paymentDueDate: '2027-01-15' },
};
const LATE = {
  ...{ state: 'VA', community: 'condominium', dueDate: '2026-11-01', assessmentsDue: '900' },
  ...{ lastStep: 'reminder', letterDate: '2026-11-25', reply: 'none', special: 'none' },
};
const BUDGET = {
  ...{ state: 'CO', community: 'condominium', assessmentNow: '200', assessmentNew: '210' },
  ...{ fiscalYearEnd: '2026-12-31', adoptionDate: '2026-11-10', effectiveDate: '2027-02-01' },
  ...{ documentsCap: 'none', reason: 'costs' },
};

test.each([
  [
    'fined',
    { ...LETTER, hearingRequestBy: '2026-11-28' },
    'The day in the letter has passed: answer tonight all the same',
  ],
  [
    'fined',
    { ...LETTER, noticeDate: '2026-09-01', hearingRequestBy: 'unknown' },
    'The time to ask for a hearing has passed: ask all the same',
  ],
  ['fined', LETTER, 'This is a first step, not a penalty'],
  [
    'request-denied',
    { ...REQUEST, state: 'CO', subject: 'solar' },
    'The time is up, and the rule of your state may make that a yes',
  ],
  ['request-denied', REQUEST, 'The time is up; that is no permission yet'],
  [
    'request-denied',
    { ...REQUEST, silence: 'refused' },
    'The time is up, and your documents say that means no',
  ],
  [
    'request-denied',
    { ...DENIED, decisionDate: '2026-10-01' },
    'The time to ask for a hearing has passed: ask all the same',
  ],
  ['request-denied', DENIED, 'You can appeal, and a small change may win it'],
  [
    'special-assessment',
    { ...SPECIAL, noticeDate: '2026-11-15' },
    'The payment falls due sooner than the rule allows',
  ],
  [
    'special-assessment',
    { ...SPECIAL, state: 'TX', paymentDueDate: '2026-09-01' },
    'The first payment was due already: settle it, and test it all the same',
  ],
  ['special-assessment', SPECIAL, 'Test authority, vote and notice before the first payment'],
  ['pass-budget', BUDGET, 'It is adopted: keep the days that follow'],
])('in %s what is past decides where somebody stands', (slug, answers, title) => {
  expect(follow(slug, answers).standing.title).toBe(title);
});

test('who was heard is not told to ask for a hearing by the day in the letter', () => {
  const fined = { ...LETTER, stage: 'fined', fineAmount: '50', fineBasis: 'once' };
  const details = (heard: string) =>
    JSON.stringify(follow('fined', { ...fined, heard }).dates.map(({ detail }) => detail));
  expect(details('none')).toContain('ask for a hearing in the same letter');
  expect(details('held')).not.toContain('ask for a hearing');
  expect(details('held')).toContain('You were heard');
});

test('who was fined hears that the time to ask for a hearing has ended', () => {
  const fined = { ...LETTER, stage: 'fined', heard: 'none', fineAmount: '50', fineBasis: 'once' };
  expect(brokenOf(follow('fined', { ...fined, noticeDate: '2026-09-01' }))).toEqual([
    'askNowInTime',
  ]);
  expect(brokenOf(follow('fined', fined))).toEqual([]);
});

test('a fine by the week is not held against a figure for the day or the single fine', () => {
  const fined = { ...LETTER, state: 'VA', stage: 'fined', heard: 'held', fineAmount: '60' };
  expect(brokenOf(follow('fined', { ...fined, fineBasis: 'daily' }))).toEqual(['fineCap']);
  expect(brokenOf(follow('fined', { ...fined, fineBasis: 'weekly' }))).toEqual([]);
});

test('who reported a repair in writing is sent to the next letter, not to the first', () => {
  expect(stepsOf(follow('repair-ignored', REPAIR))).toContain('Write the next letter');
  expect(stepsOf(follow('repair-ignored', REPAIR))).not.toContain('Write one report');
  const spoken = follow('repair-ignored', { ...REPAIR, reported: 'spoken' });
  expect(stepsOf(spoken)).toContain('Write one report');
});

test('an owner whose own repair it is does not wait for a plan of the board', () => {
  const own = follow('repair-ignored', { ...REPAIR, whose: 'owner' });
  expect(JSON.stringify(own.dates)).not.toContain('No plan yet');
  expect(dateOf(own, 'costAnswer')).toBe('2026-12-14');
  expect(letterOf(own, 'complaint')?.why).toContain('bear the cost');
});

test('an answer later than the documents allow is noticed, and one in time is not', () => {
  expect(brokenOf(follow('request-denied', DENIED))).toEqual(['answerInTime']);
  const inTime = follow('request-denied', { ...DENIED, requestDate: '2026-11-01' });
  expect(brokenOf(inTime)).toEqual([]);
});

test('an appeal says what was decided', () => {
  const values = (answers: GuideAnswers) =>
    letterOf(follow('request-denied', answers), 'architectural-appeal')?.values;
  expect(values(DENIED)).toMatchObject({ decisionOutcome: 'denied' });
  expect(values({ ...DENIED, answer: 'conditions' })).toMatchObject({
    decisionOutcome: 'conditions',
  });
  expect(values({ ...REQUEST, silence: 'refused' })).toMatchObject({
    decisionOutcome: 'silence',
  });
  expect(values(REQUEST)).toBeUndefined();
});

test('whoever has to wait for records is not told to write tonight', () => {
  const waiting = follow('see-records', RECORDS);
  expect(JSON.stringify(waiting.steps.tonight)).not.toContain('the letter below');
  expect(letterOf(waiting, 'records-request')?.why).toContain('the morning after');
  const late = follow('see-records', { ...RECORDS, requestDate: '2026-11-01' });
  expect(JSON.stringify(late.steps.tonight)).toContain('Write the letter below');
});

test('a first payment before the meeting that decides it is noticed', () => {
  const planned = { ...SPECIAL, stage: 'planned', noticeDate: '2026-11-20' };
  const meeting = { ...planned, meetingDate: '2026-12-20' };
  const early = follow('special-assessment', { ...meeting, paymentDueDate: '2026-12-10' });
  expect(brokenOf(early)).toContain('dueAfterMeeting');
  expect(brokenOf(follow('special-assessment', meeting))).not.toContain('dueAfterMeeting');
  expect(stepsOf(early)).not.toContain('minutes of the vote');
});

test('a special assessment fills its share and its notice into the request for a plan', () => {
  expect(letterOf(follow('special-assessment', SPECIAL), 'payment-plan-request')?.values).toEqual({
    amountDue: '900',
    balanceDate: '2026-08-01',
    balanceKind: 'special',
  });
});

test('a payment that was due already moves what comes before it to today', () => {
  const past = follow('special-assessment', { ...SPECIAL, paymentDueDate: '2026-11-15' });
  expect([dateOf(past, 'objectNow'), dateOf(past, 'askForPlanNow')]).toEqual([TODAY, TODAY]);
  expect([dateOf(past, 'objectBy'), dateOf(past, 'askForPlan')]).toEqual([undefined, undefined]);
});

test('a board that sent its demand is not sent to the demand once more', () => {
  const letters = (answers: GuideAnswers) =>
    follow('collect-late-account', { ...LATE, ...answers }).letters.map(({ slug }) => slug);
  expect(letters({})).toEqual(['collection-letter']);
  expect(letters({ lastStep: 'demand' })).toEqual([]);
  expect(letters({ reply: 'plan' })).toEqual(['payment-plan-answer']);
  expect(letters({ lastStep: 'lawyer', reply: 'dispute' })).toEqual([]);
});

test('where a lawyer has the account, the answer on a plan goes out from there', () => {
  const lawyer = { ...LATE, lastStep: 'lawyer', reply: 'plan' };
  expect(stepsOf(follow('collect-late-account', lawyer))).toContain('only one of you writes');
});

test('the demand comes after the reminder, however late the account is', () => {
  const reminded = follow('collect-late-account', { ...LATE, dueDate: '2026-08-01' });
  expect(dateOf(reminded, 'demandAfter')).toBe('2026-12-25');
  const none = follow('collect-late-account', { ...LATE, dueDate: '2026-08-01', lastStep: 'none' });
  expect([dateOf(none, 'reminder'), dateOf(none, 'demand')]).toEqual([TODAY, '2027-01-14']);
  expect(letterOf(none, 'collection-letter')?.values).toEqual({});
});

test('a lien that can no longer be recorded is said to be past', () => {
  const past = follow('collect-late-account', { ...LATE, dueDate: '2026-07-01' });
  expect(brokenOf(past)).toContain('recordTime');
  expect(brokenOf(follow('collect-late-account', LATE))).not.toContain('recordTime');
});

test('a budget that was adopted asks for no question session before the vote', () => {
  const adopted = follow('pass-budget', BUDGET);
  expect(stepsOf(adopted)).not.toContain('before the vote');
  expect(dateOf(adopted, 'draftBefore')).toBeUndefined();
  expect(letterOf(adopted, 'meeting-notice')?.values).toEqual({ meetingKind: 'special' });
  const ahead = follow('pass-budget', { ...BUDGET, adoptionDate: '2026-12-20' });
  expect(stepsOf(ahead)).toContain('before the vote');
});

test('an assessment that falls is called a fall', () => {
  const { checks } = follow('pass-budget', { ...BUDGET, state: 'CA', assessmentNew: '180' });
  expect(checks.find(({ id }) => id === 'cap')?.text).toContain('is a fall of 10 percent');
});
