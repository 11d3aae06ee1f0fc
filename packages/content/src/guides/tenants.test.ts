import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { followGuide, letterOfPlan } from './follow-guide.fixture.ts';

const TODAY = '2026-11-30';
const follow = (slug: string, answers: GuideAnswers) => followGuide(slug, answers, TODAY);
const slugsOf = ({ letters }: GuideOutcome) => letters.map(({ slug }) => slug);
const textOf = (outcome: GuideOutcome) => JSON.stringify({ ...outcome, facts: [], calendar: '' });

const FINED = {
  ...{ state: 'HI', community: 'condominium', stage: 'fined', noticeDate: '2026-11-20' },
  ...{ heard: 'none', hearingRequestBy: 'unknown', agree: 'denied' },
};
const OWNER = { writer: 'owner', fineAmount: '200', fineBasis: 'once' };
const LEAK = {
  ...{ state: 'CT', community: 'condominium', danger: 'steady', whose: 'association' },
  ...{ reported: 'written', requestDate: '2026-11-10', certified: 'other', damage: 'damaged' },
};

/** What only somebody can say or do who owns the home. */
const OWNERS_WORDS = /I am an owner|my account|my regular assessments|paying my assessments/;

test('a tenant who is fined is sent to the landlord and the lease, with the rule on tenants', () => {
  const plan = follow('fined', { ...FINED, writer: 'tenant' });
  expect(plan.standing.title).toBe('Find out whom the fine is on, and tell your landlord today');
  expect(plan.standing.text).toContain('your lease decides');
  expect(plan.facts.map(({ id }) => id)).toContain('hi-tenant-fines-condominium');
  expect(textOf(plan)).not.toMatch(/regular dues|minutes of the decision\./);
  expect(slugsOf(plan)).toEqual(['hearing-request', 'fine-dispute']);
});

test('a tenant with a violation letter tells the landlord while the days of the owner run', () => {
  const letter = { ...FINED, writer: 'tenant', stage: 'letter' };
  const plan = follow('fined', letter);
  expect(plan.standing.title).toBe('Send it to your landlord today, and tell your side');
  const hearing = follow('fined', { ...letter, stage: 'hearing', hearingDate: '2026-12-20' });
  expect(textOf(hearing)).toContain('Ask your landlord to go to the hearing and to bring you.');
});

test.each(['hearing-request', 'fine-dispute'])('in the %s of a tenant no owner writes', (slug) => {
  const text = letterOfPlan(follow('fined', { ...FINED, writer: 'tenant' }), slug);
  expect(text).toContain('I rent the home named above');
  expect(text).toContain('and not only the owner');
  expect(text).not.toMatch(OWNERS_WORDS);
});

test('an owner who is fined is told of no landlord, and writes as one who pays the assessments', () => {
  const plan = follow('fined', { ...FINED, ...OWNER });
  expect(textOf(plan)).not.toMatch(/landlord|lease|tenant/);
  expect(slugsOf(plan)).toEqual(['hearing-request', 'fine-dispute', 'records-request']);
  const dispute = letterOfPlan(plan, 'fine-dispute');
  expect(dispute).toContain('I am paying my regular assessments');
  expect(dispute).not.toContain('I rent');
});

test('a tenant under a leak writes to landlord and manager, and counts by no time of owners', () => {
  const plan = follow('repair-ignored', { ...LEAK, writer: 'tenant' });
  expect(plan.standing.title).toBe('Write to your landlord and to the manager tonight');
  expect(plan.dates.map(({ id }) => id)).not.toContain('hearingBy');
  expect(slugsOf(plan)).toEqual(['repair-demand', 'complaint']);
  expect(textOf(plan)).toContain('your own renter’s policy');
  expect(textOf(plan)).not.toMatch(/your dues|open forum|certified mail/);
  for (const slug of slugsOf(plan)) {
    const text = letterOfPlan(plan, slug);
    expect(text).toContain('I rent ');
    expect(text).not.toMatch(OWNERS_WORDS);
  }
});

test('a repair that is the landlord’s is asked of the landlord, by a day', () => {
  const plan = follow('repair-ignored', { ...LEAK, writer: 'tenant', whose: 'owner' });
  expect(plan.standing.title).toBe('This one is for your landlord');
  expect(plan.dates.find(({ id }) => id === 'landlordAnswer')?.date).toBe('2026-12-07');
  expect(slugsOf(plan)).toEqual([]);
  expect(textOf(plan)).not.toMatch(/letter below|bear the cost/);
});

test('an owner under a leak keeps the letters and the times of owners', () => {
  const plan = follow('repair-ignored', { ...LEAK, writer: 'owner' });
  expect(plan.dates.map(({ id }) => id)).toContain('hearingBy');
  expect(slugsOf(plan)).toEqual(['repair-demand', 'complaint', 'records-request']);
  expect(textOf(plan)).not.toMatch(/landlord|renter/);
  expect(letterOfPlan(plan, 'repair-demand')).toContain('I will go on paying my assessments');
});

test.each([
  ['exterior', 'has to come from its owner'],
  ['disability', 'A tenant may ask for this as well as an owner'],
])('who rents and asked for "%s" is told who may ask', (subject, words) => {
  const plan = follow('request-denied', {
    ...{ state: 'CA', community: 'condominium', subject, answer: 'denied', work: 'none' },
    ...{ requestDate: '2026-09-01', reviewDays: '30', decisionDate: '2026-11-20' },
    reasons: 'given',
  });
  expect(textOf(plan)).toContain(words);
});

test('who rents is told that records are open to owners', () => {
  const plan = follow('see-records', {
    ...{ state: 'TX', community: 'condominium', stage: 'new', kind: 'money', manager: 'self' },
  });
  expect(textOf(plan)).toContain('a renter usually has no right to see records');
});

test('a tenant whose hearing is past is sent to no letter that the plan does not have', () => {
  const past = { ...FINED, writer: 'tenant', stage: 'hearing', hearingDate: '2026-11-25' };
  const plan = follow('fined', past);
  expect(slugsOf(plan)).toEqual([]);
  expect(textOf(plan)).not.toContain('letter below');
  expect(textOf(plan)).toContain('Ask the manager in writing what was decided');
});

const ASSESSED = { state: 'VA', community: 'condominium', writer: 'tenant', payBy: '2026-12-15' };

test.each([
  ['landlord', 'passed', 'Your lease decides how much of it is yours'],
  ['landlord', 'silent', 'It is your landlord’s to pay, unless your lease says otherwise'],
  ['none', 'unsure', 'It is your landlord’s to pay, unless your lease says otherwise'],
  ['association', 'passed', 'Send it to your landlord today, and ask what it rests on'],
])(
  'who rents, is asked by "%s" for a special assessment and has a lease that is "%s" is told: %s',
  (...row) => {
    const [billed, lease, title] = row;
    const plan = follow('special-assessment', { ...ASSESSED, billed, lease });
    expect(plan.standing.title).toBe(title);
    expect(plan.standing.text).toMatch(/owner’s to pay|bills the owner/);
    expect(slugsOf(plan)).toEqual([]);
    expect(textOf(plan)).not.toMatch(
      /your share|letter below|Pay on time|[Ii]nstallments|corrected vote/,
    );
    expect(plan.lawyer.join(' ')).toContain('legal aid');
  },
);

test('who rents has a day for the answer where somebody wants money, and none of an owner', () => {
  const datesOf = (billed: string) =>
    follow('special-assessment', { ...ASSESSED, billed, lease: 'unsure' }).dates.map(
      ({ id, date }) => [id, date],
    );
  const answer = ['landlordAnswer', '2026-12-07'];
  expect(datesOf('landlord')).toEqual([answer, ['answerFirst', '2026-12-15']]);
  expect(datesOf('none')).toEqual([answer]);
});

test('an owner with a special assessment is told of no landlord, and keeps the letters', () => {
  const plan = follow('special-assessment', {
    ...{ state: 'VA', community: 'condominium', writer: 'owner', stage: 'decided' },
    ...{ noticeDate: '2026-11-20', purpose: 'repair', vote: 'board', assessmentShare: '900' },
    ...{ paymentDueDate: '2027-03-01', pay: 'parts' },
  });
  expect(textOf(plan)).not.toMatch(/landlord|\blease|tenant|legal aid/);
  expect(slugsOf(plan)).toEqual(['records-request', 'payment-plan-request']);
  expect(plan.dates.map(({ id }) => id)).toContain('firstPayment');
});
