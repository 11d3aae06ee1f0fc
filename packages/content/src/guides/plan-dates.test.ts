import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { followGuide } from './follow-guide.fixture.ts';

const follow = (slug: string, answers: GuideAnswers) => followGuide(slug, answers, '2026-11-30');

/** A demand went out on October 1 about an assessment that was due on March 2. */
const LATE = {
  ...{
    dueDate: '2026-03-02',
    assessmentsDue: '1900',
    lastStep: 'demand',
    letterDate: '2026-10-01',
  },
  ...{ reply: 'none', special: 'none' },
};

test.each([
  ['LA', 'planned-community', 'lienNotBefore', '2026-10-31', 'la-lien-demand'],
  ['LA', 'condominium', 'lienNotBefore', '2026-10-08', 'la-lien-notice-condominium'],
  ['MD', 'unsure', 'lienNotBefore', '2026-10-31', 'md-lien-notice'],
  ['NH', 'condominium', 'recordBy', '2026-09-02', 'nh-lien'],
  ['WI', 'condominium', 'recordBy', '2028-03-02', 'wi-lien-condominium'],
  ['OH', 'unsure', 'lienFrom', '2026-03-12', 'oh-lien'],
  ['NC', 'unsure', 'lienFrom', '2026-04-01', 'nc-lien-notice'],
  ['NC', 'condominium', 'debtOldEnough', '2026-05-31', 'nc-foreclosure-no-minimum'],
  ['AZ', 'unsure', 'debtOldEnough', '2027-09-02', 'az-lien-foreclosure'],
  ['AZ', 'condominium', 'handOver', '2026-10-31', 'az-collection-notice'],
  ['NY', 'unsure', 'caseNotBefore', '2026-12-30', 'ny-foreclosure-notice'],
  ['WA', 'condominium', 'secondNotice', '2026-05-31', 'wa-lien-notice'],
  ['WA', 'planned-community', 'enforceBy', '2032-03-02', 'wa-lien-duration'],
  ['CT', 'unsure', 'enforceBy', '2029-03-02', 'ct-lien-expiry'],
  ['PA', 'unsure', 'enforceBy', '2030-03-02', 'pa-lien-foreclosure'],
])('in %s (%s) the date %s is %s, by %s', (state, community, id, date, fact) => {
  const { dates } = follow('collect-late-account', { ...LATE, state, community });
  expect(dates.find((one) => one.id === id)).toMatchObject({ date, basis: 'law', fact });
});

test.each([
  // Two acts of Washington give a condominium 3 years or 6: nobody is told which.
  ['WA', 'condominium', 'enforceBy'],
  // In Wisconsin and in Florida the time runs from another day than the due date.
  ['WI', 'planned-community', 'recordBy'],
  ['FL', 'condominium', 'enforceBy'],
  ['CO', 'cooperative', 'caseNotBefore'],
])('in %s (%s) no day is made up for %s', (state, community, id) => {
  const { dates } = follow('collect-late-account', { ...LATE, state, community });
  expect(dates.find((one) => one.id === id)).toMatchObject({ date: null, basis: null });
});

test.each([
  ['CA', '1799.99', 'broken'],
  ['CA', '1800', 'met'],
  ['GA', '1900', 'broken'],
  ['WA', '2000', 'met'],
  ['AZ', '10000', 'met'],
  ['AZ', '40', 'broken'],
  ['TX', '1900', 'open'],
  ['VA', 'unknown', 'open'],
])(
  'in %s a debt of %s against the amount for a foreclosure is %s',
  (state, assessmentsDue, result) => {
    const { checks } = follow('collect-late-account', {
      ...{ ...LATE, assessmentsDue },
      ...{ state, community: 'planned-community' },
    });
    expect(checks.find(({ id }) => id === 'foreclosureAmount')?.result).toBe(result);
  },
);

const REPORT = {
  ...{ community: 'condominium', danger: 'steady', whose: 'association', reported: 'written' },
  ...{ writer: 'owner', requestDate: '2026-11-02', certified: 'certified', damage: 'none' },
};

test('in Connecticut a report of a repair is no request for a hearing', () => {
  const { dates, standing } = follow('repair-ignored', { ...REPORT, state: 'CT' });
  expect(dates.find(({ id }) => id === 'boardAnswer')?.date).toBeNull();
  expect(dates.find(({ id }) => id === 'hearingBy')?.date).toBe('2027-01-14');
  expect(standing.title).not.toBe('They had to answer, and did not');
});

test.each([
  ['IL', 'complaintAnswer', '2027-05-29'],
  ['DE', 'complaintAnswer', '2026-12-20'],
  ['VA', 'complaintReceipt', '2026-12-14'],
])('in %s the time of a formal complaint (%s) counts from tonight', (state, id, date) => {
  const { dates } = follow('repair-ignored', { ...REPORT, state });
  expect(dates.find((one) => one.id === id)?.date).toBe(date);
});

test.each([
  ['NY', '2027-03-16', 'ny-time-to-sue'],
  ['UT', '2027-11-16', 'ut-ombudsman'],
])('in %s who was fined is told the day for a review, with its rule', (state, date, fact) => {
  const { dates, facts: rules } = follow('fined', {
    ...{ state, community: 'planned-community', stage: 'fined', noticeDate: '2026-11-16' },
    ...{ heard: 'held', fineAmount: '30', fineBasis: 'once', hearingRequestBy: 'unknown' },
    ...{ agree: 'denied', writer: 'owner' },
  });
  expect(dates.find(({ id }) => id === 'outsideReview')).toMatchObject({ date, fact });
  expect(rules.map(({ id }) => id)).toContain(fact);
});

test('nobody is told to be early with what has to wait, and everybody with a last day', () => {
  const working = (slug: string, answers: GuideAnswers, id: string) =>
    follow(slug, answers).dates.find((date) => date.id === id)?.working;
  // October 31 of 2026 and January 31 of 2027 are days of a weekend.
  const lien = { ...LATE, state: 'CA', community: 'condominium' };
  expect(working('collect-late-account', lien, 'lienNotBefore')).toBe(
    '30 days after October 1, 2026, by Cal. Civ. Code § 5660.',
  );
  const record = { ...LATE, dueDate: '2026-01-31', state: 'VA', community: 'planned-community' };
  expect(working('collect-late-account', record, 'recordBy')).toContain(
    'It falls on a weekend: be done by Friday, January 29, 2027.',
  );
});

test.each([
  ['held', false],
  ['missed', true],
])('who was fined and %s a hearing is told to ask for one: %s', (heard, isAsked) => {
  const { dates, letters } = follow('fined', {
    ...{ state: 'OH', community: 'condominium', stage: 'fined', noticeDate: '2026-11-16' },
    ...{ heard, fineAmount: '30', fineBasis: 'once', hearingRequestBy: 'unknown' },
    ...{ agree: 'denied', writer: 'owner' },
  });
  expect(dates.some(({ id }) => id === 'askForHearingNow')).toBe(isAsked);
  expect(letters.some(({ slug }) => slug === 'hearing-request')).toBe(isAsked);
});
