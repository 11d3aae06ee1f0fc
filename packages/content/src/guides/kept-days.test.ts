import { walkGuide } from '@hoa/core/guides/guide-path';
import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { followGuide } from './follow-guide.fixture.ts';
import { readGuides } from './guide-files.ts';

const TODAY = '2026-11-30';
const follow = (slug: string, answers: GuideAnswers) => followGuide(slug, answers, TODAY);

const BUDGET = {
  ...{ state: 'CA', community: 'condominium', assessmentNow: '400', assessmentNew: '440' },
  ...{ fiscalYearEnd: '2026-12-31', adoptionDate: '2026-11-15', effectiveDate: '2027-02-01' },
  ...{ documentsCap: 'none', reason: 'costs' },
};
const SPECIAL = {
  ...{ state: 'CO', community: 'condominium', caller: 'board', purpose: 'budget' },
  meetingDate: '2027-01-18',
};
const PETITION = {
  ...{ ...SPECIAL, caller: 'owners', homes: '40', delivered: 'sent' },
  requestDate: '2026-06-01',
};
const HEARING = {
  ...{ state: 'CO', community: 'condominium', authority: 'both', courtesy: 'given' },
  ...{ noticeDate: '2026-11-20', hearingNoticeDate: '2026-11-28', hearingDate: '2026-12-10' },
  ...{ fineAmount: '50', fineBasis: 'once', even: 'even' },
};
const MEETING = {
  ...{ state: 'FL', community: 'condominium', writer: 'owner', stage: 'planned' },
  ...{ noticeDate: '2026-11-02', meetingDate: '2026-11-20', purpose: 'repair' },
  ...{ assessmentShare: '900', paymentDueDate: 'unknown', pay: 'able' },
};
const FINED = {
  ...{ state: 'CA', community: 'condominium', stage: 'hearing', noticeDate: '2026-11-20' },
  ...{ writer: 'owner', hearingDate: '2026-11-25', fineAmount: '50', fineBasis: 'once' },
  ...{ hearingRequestBy: 'unknown', agree: 'denied' },
};

test.each([
  [
    'a first day before owners can be told of it',
    'pass-budget',
    { ...BUDGET, adoptionDate: '2026-12-20', effectiveDate: '2027-01-01' },
    'That first day is too soon: choose a later one',
  ],
  [
    'an adoption after the yearly report is due',
    'pass-budget',
    { ...BUDGET, adoptionDate: '2026-12-20', effectiveDate: '2027-03-01' },
    'That day of adoption is too late for the yearly report',
  ],
  [
    'a notice of the higher amount whose last day was yesterday',
    'pass-budget',
    { ...BUDGET, effectiveDate: '2026-12-29' },
    'The last day for the notice is behind us',
  ],
  [
    'an adoption before which owners had to have the budget by last week',
    'pass-budget',
    { ...BUDGET, state: 'MD', adoptionDate: '2026-12-10' },
    'The last day for the proposed budget is behind us',
  ],
  [
    'a meeting of owners whose notice had to go out already',
    'call-special-meeting',
    { ...SPECIAL, meetingDate: '2026-12-08' },
    'That day is too soon for the notice: choose a later one',
  ],
  [
    'a meeting of owners whose ballots had to go out already',
    'call-special-meeting',
    { ...SPECIAL, state: 'CA', meetingDate: '2026-12-20' },
    'That day is too soon for the ballots: choose a later one',
  ],
  [
    'a meeting that a petition asked for too long ago',
    'call-special-meeting',
    { ...PETITION, state: 'CA' },
    'That day is too late for this petition: choose another',
  ],
  [
    'a meeting of owners in the past',
    'call-special-meeting',
    { ...SPECIAL, meetingDate: '2026-11-29' },
    'That day has passed: choose another',
  ],
  [
    'a hearing while the time to fix it runs',
    'hold-hearing',
    HEARING,
    'That day is too soon: their time to fix it still runs',
  ],
  [
    'a hearing later than the rule allows',
    'hold-hearing',
    { ...HEARING, state: 'FL', community: 'planned-community', hearingDate: '2027-03-01' },
    'That day is too late: choose an earlier one',
  ],
  [
    'a hearing of a violation in the past',
    'hold-hearing',
    { ...HEARING, hearingDate: '2026-11-29', hearingNoticeDate: '2026-11-20' },
    'That day has passed: write the decision, or choose another',
  ],
  [
    'a hearing whose notice had to go out already',
    'hold-hearing',
    { ...HEARING, state: 'VA', hearingNoticeDate: 'unknown' },
    'That day is too soon for the notice: choose a later one',
  ],
  [
    'a meeting that comes too soon after the petition',
    'call-special-meeting',
    {
      ...{ ...PETITION, state: 'CA', purpose: 'advice' },
      ...{ requestDate: TODAY, meetingDate: '2026-12-28' },
    },
    'That day is too soon for this petition: choose a later one',
  ],
  [
    'the same by the months of New York',
    'call-special-meeting',
    { ...PETITION, state: 'NY', community: 'planned-community', requestDate: '2026-11-20' },
    'That day is too soon for this petition: choose a later one',
  ],
  ['a hearing of five days ago', 'fined', FINED, 'That day has passed: find out what was decided'],
  [
    'a meeting of ten days ago',
    'special-assessment',
    MEETING,
    'That day has passed: ask what was decided',
  ],
])('a plan notices %s', (_what, slug, answers, title) => {
  expect(follow(slug, answers).standing.title).toBe(title);
});

test.each([
  [
    'pass-budget',
    { ...BUDGET, adoptionDate: TODAY },
    'The board can decide it; owners must be able to follow it',
  ],
  ['call-special-meeting', SPECIAL, 'The notice decides what can be decided'],
  [
    'call-special-meeting',
    { ...PETITION, requestDate: '2026-11-20' },
    'The petition is in; now watch the days',
  ],
  ['hold-hearing', { ...HEARING, hearingDate: '2026-12-20' }, 'You can hold it; now hold it well'],
  ['hold-hearing', { ...HEARING, noticeDate: 'unknown' }, 'You can hold it; now hold it well'],
  ['fined', { ...FINED, hearingDate: TODAY }, 'You are in time to be heard'],
])('days that can be kept are not spoken against in %s', (slug, answers, title) => {
  const { standing, checks } = follow(slug, answers);
  expect(standing.title).toBe(title);
  expect(checks.filter(({ result }) => result === 'broken' && slug !== 'fined')).toEqual([]);
});

test('who missed a hearing or a meeting is told of no step before it', () => {
  const past = [follow('fined', FINED), follow('special-assessment', MEETING)];
  const ahead = [
    follow('fined', { ...FINED, hearingDate: '2026-12-20' }),
    follow('special-assessment', { ...MEETING, meetingDate: '2026-12-20' }),
  ];
  const texts = (outcome: (typeof past)[number]) => JSON.stringify({ ...outcome, facts: [] });
  for (const outcome of past) {
    expect(texts(outcome)).not.toMatch(/before the (?:meeting|hearing|vote)\b/);
    expect(texts(outcome)).not.toMatch(/practise|Send your questions/);
    expect(outcome.letters.map(({ slug }) => slug)).toContain('records-request');
    expect(outcome.letters.map(({ slug }) => slug)).not.toContain('hearing-request');
  }
  for (const outcome of ahead) expect(texts(outcome)).toMatch(/practise|Send your questions/);
});

test('a board that held its hearing is sent to the decision, and to no notice', () => {
  const held = { ...HEARING, hearingDate: '2026-11-29', hearingNoticeDate: '2026-11-20' };
  const { letters, steps } = follow('hold-hearing', held);
  expect(letters.map(({ slug }) => slug)).toEqual(['hearing-decision']);
  expect(JSON.stringify(steps)).not.toMatch(/At the hearing|Send the notice/);
});

test('a new director is told of a first meeting that is over, and of a notice that is late', () => {
  const joined = {
    ...{ state: 'CA', community: 'condominium', seatDate: '2026-11-01', office: 'secretary' },
    ...{ manager: 'self', urgent: 'none' },
  };
  const past = follow('joined-board', { ...joined, meetingDate: '2026-11-20' });
  expect(past.checks.map(({ text }) => text)).toEqual([
    expect.stringContaining('November 20, 2026, is behind us'),
  ]);
  expect(past.letters).toEqual([]);
  const late = follow('joined-board', { ...joined, meetingDate: '2026-12-02' });
  expect(late.checks.map(({ text }) => text)).toEqual([
    expect.stringContaining('told of the meeting on December 2, 2026 by November 28, 2026'),
  ]);
  expect(follow('joined-board', { ...joined, meetingDate: '2026-12-14' }).checks).toEqual([]);
});

test('the weeks of a director who joined a month ago begin today', () => {
  const joined = {
    ...{ state: 'VA', community: 'condominium', office: 'director', manager: 'self' },
    ...{ meetingDate: 'unknown', urgent: 'none' },
  };
  const weeks = (seatDate: string) =>
    follow('joined-board', { ...joined, seatDate })
      .dates.filter(({ id }) => id.startsWith('week'))
      .map(({ date }) => date);
  expect(weeks('2026-10-30')).toEqual(['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28']);
  expect(weeks('2026-12-02')).toEqual(['2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30']);
});

test('a last day on which offices are closed names the day before it, while it is ahead', () => {
  const working = (hearingRequestBy: string) =>
    follow('fined', { ...FINED, hearingRequestBy }).dates.find(({ id }) => id === 'answerByHearing')
      ?.working;
  // January 18 is a holiday on a Monday, December 25 one on a Friday.
  expect(working('2027-01-18')).toMatch(/\(.*King.*\): be done by Friday, January 15, 2027\.$/);
  expect(working('2026-12-25')).toMatch(/: be done by Thursday, December 24, 2026\.$/);
  expect(working('2026-12-27')).toBe(
    'The date you gave. It falls on a weekend: be done by Thursday, December 24, 2026.',
  );
  expect(working('2026-11-29')).toBe('The date you gave.');
});

test.each([
  ['pass-budget', 'effectiveDate', { ...BUDGET, effectiveDate: '2026-11-14' }, 'November 15'],
  [
    'special-assessment',
    'paymentDueDate',
    { ...MEETING, paymentDueDate: '2026-11-01' },
    'November 2',
  ],
])('in %s the answer to %s is not before an earlier one', (slug, id, answers, day) => {
  const guide = readGuides().guides.find((one) => one.slug === slug);
  if (guide === undefined) throw new Error('there is no such guide');
  expect(walkGuide(guide, answers, '2026-11-30')).toMatchObject({
    next: { id },
    fault: expect.stringContaining(`it is before ${day}, 2026`),
  });
});
