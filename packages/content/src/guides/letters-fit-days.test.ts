import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { followGuide, letterOfPlan } from './follow-guide.fixture.ts';

const TODAY = '2026-11-30';
const follow = (slug: string, answers: GuideAnswers) => followGuide(slug, answers, TODAY);

const HEARING = {
  ...{ state: 'CO', community: 'condominium', authority: 'both', courtesy: 'given' },
  ...{ noticeDate: '2026-11-20', hearingNoticeDate: '2026-11-28', hearingDate: '2026-12-10' },
  ...{ fineAmount: '50', fineBasis: 'once', even: 'even' },
};
const MEETING = {
  ...{ state: 'CA', community: 'condominium', caller: 'board', purpose: 'budget' },
  meetingDate: '2026-12-20',
};
const PETITION = {
  ...{ ...MEETING, caller: 'owners', homes: '40', delivered: 'sent' },
  ...{ requestDate: '2026-06-01', meetingDate: '2027-01-18' },
};
const BUDGET = {
  ...{ state: 'CA', community: 'condominium', assessmentNow: '400', assessmentNew: '440' },
  ...{ fiscalYearEnd: '2026-12-31', adoptionDate: '2026-11-15', effectiveDate: '2027-02-01' },
  ...{ documentsCap: 'none', reason: 'costs' },
};
const JOINED = {
  ...{ state: 'CA', community: 'condominium', seatDate: '2026-11-01', office: 'secretary' },
  ...{ manager: 'self', meetingDate: '2026-12-02', urgent: 'none' },
};

test.each([
  ['hold-hearing', 'hearing-notice', HEARING, '[Day of the hearing]'],
  ['hold-hearing', 'hearing-decision', HEARING, '[Day of the hearing]'],
  ['hold-hearing', 'hearing-notice', { ...HEARING, authority: 'power' }, '[Day of the hearing]'],
  [
    'hold-hearing',
    'hearing-notice',
    { ...HEARING, state: 'FL', community: 'planned-community', hearingDate: '2027-03-01' },
    '[Day of the hearing]',
  ],
  [
    'hold-hearing',
    'hearing-notice',
    { ...HEARING, state: 'VA', hearingNoticeDate: 'unknown' },
    '[Day of the hearing]',
  ],
  ['call-special-meeting', 'meeting-notice', MEETING, '[Day of the meeting]'],
  ['call-special-meeting', 'meeting-notice', PETITION, '[Day of the meeting]'],
  [
    'call-special-meeting',
    'meeting-notice',
    { ...PETITION, purpose: 'advice', requestDate: TODAY, meetingDate: '2026-12-28' },
    '[Day of the meeting]',
  ],
  [
    'pass-budget',
    'assessment-increase-notice',
    { ...BUDGET, adoptionDate: '2026-12-20', effectiveDate: '2027-01-01' },
    '[Day from which it applies]',
  ],
  [
    'pass-budget',
    'assessment-increase-notice',
    { ...BUDGET, effectiveDate: '2026-12-29' },
    '[Day from which it applies]',
  ],
  ['joined-board', 'meeting-notice', JOINED, '[Day of the meeting]'],
])(
  'in %s the %s does not name a day that the plan speaks against',
  (slug, letter, answers, mark) => {
    const plan = follow(slug, answers);
    expect(letterOfPlan(plan, letter)).toContain(mark);
    expect(plan.letters.filter((one) => one.slug === letter)).toHaveLength(1);
  },
);

test.each([
  ['hold-hearing', 'hearing-notice', { ...HEARING, hearingDate: '2026-12-22' }, 'December 22'],
  [
    'call-special-meeting',
    'meeting-notice',
    { ...PETITION, requestDate: '2026-11-20', meetingDate: '2027-01-20' },
    'January 20',
  ],
  ['pass-budget', 'assessment-increase-notice', BUDGET, 'February 1'],
  ['joined-board', 'meeting-notice', { ...JOINED, meetingDate: '2026-12-14' }, 'December 14'],
])('in %s the %s names a day that can be kept', (slug, letter, answers, day) => {
  expect(letterOfPlan(follow(slug, answers), letter)).toContain(`${day}, 202`);
});

const FINED = {
  ...{ state: 'CA', community: 'condominium', stage: 'hearing', noticeDate: '2026-11-28' },
  ...{ fineAmount: '50', fineBasis: 'once', hearingRequestBy: 'unknown', agree: 'denied' },
};

test.each(['owner', 'tenant'])(
  'the letter of the %s says that a hearing comes too soon',
  (writer) => {
    const text = (hearingDate: string) =>
      letterOfPlan(follow('fined', { ...FINED, writer, hearingDate }), 'hearing-request');
    expect(text('2026-12-03')).toContain('I ask the board to set a new day');
    expect(text('2026-12-18')).not.toContain('a new day');
  },
);
