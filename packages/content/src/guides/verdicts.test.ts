import { walkGuide } from '@hoa/core/guides/guide-path';
import { fillLetter } from '@hoa/core/letters/fill-letter';
import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { readLaw } from '../law/law-files.ts';
import { readLetters } from '../letters/letter-files.ts';
import { followGuide } from './follow-guide.fixture.ts';
import { readGuides } from './guide-files.ts';

const { guides } = readGuides();
const facts = readLaw().facts.map(({ fact }) => fact);

const follow = (slug: string, answers: GuideAnswers) => followGuide(slug, answers, '2026-11-23');

const FINED = {
  state: 'VA',
  community: 'planned-community',
  writer: 'owner',
  stage: 'fined',
  noticeDate: '2026-11-16',
  heard: 'none',
  hearingRequestBy: 'unknown',
  agree: 'denied',
};

test.each([
  ['30', 'once', 'met'],
  ['50', 'once', 'met'],
  ['51', 'once', 'broken'],
  ['10', 'daily', 'met'],
  ['30', 'daily', 'broken'],
  ['30', 'unsure', 'open'],
])('in Virginia a fine of $%s, charged %s, is %s', (fineAmount, fineBasis, result) => {
  const { checks } = follow('fined', { ...FINED, fineAmount, fineBasis });
  expect(checks.find(({ id }) => id === 'fineCap')?.result).toBe(result);
});

test('a fine above the cap without a hearing is disputed for both, with the cap among the rules', () => {
  const { letters } = follow('fined', { ...FINED, fineAmount: '250', fineBasis: 'once' });
  const dispute = letters.find(({ slug }) => slug === 'fine-dispute');
  const letter = readLetters().letters.find(({ slug }) => slug === 'fine-dispute');
  if (dispute === undefined || letter === undefined) throw new Error('there is no dispute');
  expect(
    letter.fields
      .find(({ id }) => id === 'decisionOutcome')
      ?.options?.find(({ value }) => value === dispute.values.decisionOutcome)?.label,
  ).toBe('No hearing, amount looks too high');
  const here = facts.filter(({ state }) => state === 'VA');
  const { text, basis } = fillLetter(letter, dispute.values, {
    state: 'VA',
    community: 'planned-community',
    facts: here,
  });
  expect(text).toContain('I was not offered a hearing');
  expect(text).toContain('The amount looks higher than the limit that the law of the state sets');
  expect(basis.facts.map(({ id }) => id)).toEqual([
    'va-fine-notice',
    'va-fine-hearing',
    'va-fine-cap',
  ]);
});

test('who was refused records is not told to wait', () => {
  const { checks } = follow('see-records', {
    state: 'CA',
    community: 'planned-community',
    stage: 'refused',
    requestDate: '2026-11-09',
    kind: 'money',
    manager: 'managed',
  });
  expect(checks.map(({ text }) => text).join(' ')).toContain('until November 24, 2026');
  expect(checks.map(({ text }) => text).join(' ')).not.toContain('Until then, wait');
});

const PETITION = {
  ...{ community: 'planned-community', caller: 'owners', homes: '100', delivered: 'not' },
  ...{ purpose: 'budget', meetingDate: 'unknown' },
};

test.each([
  ['CA', {}, '5', 'ca-special-meeting'],
  ['CA', { community: 'condominium' }, '5', 'ca-special-meeting'],
  ['OR', {}, '30', 'or-special-meeting'],
  ['OH', {}, '50', 'oh-special-meeting'],
  ['OH', { community: 'condominium' }, undefined, undefined],
  ['TX', {}, '10', 'tx-special-meeting'],
  ['TX', { community: 'condominium' }, '20', 'tx-annual-meeting-condominium'],
  ['TX', { community: 'unsure' }, undefined, undefined],
  ['KY', {}, '5', 'ky-special-meeting'],
  ['GA', {}, '25', 'ga-special-meeting'],
  ['GA', { community: 'condominium' }, '15', 'ga-special-meeting-condominium'],
  ['GA', { community: 'unsure' }, undefined, undefined],
  ['RI', { community: 'condominium' }, '20', 'ri-special-meeting'],
  ['NJ', {}, undefined, undefined],
  ['NJ', { purpose: 'removal' }, '51', 'nj-recall'],
  ['AZ', {}, '25', 'az-special-meeting'],
  ['AZ', { purpose: 'removal' }, undefined, undefined],
  ['WY', { community: 'cooperative' }, undefined, undefined],
])(
  'in %s the signatures of a petition are counted by its own rule: %j',
  (state, own, count, fact) => {
    const { checks } = follow('call-special-meeting', { state, ...PETITION, ...own });
    const point = checks.find(({ id }) => id === 'signatures');
    expect(point?.fact).toBe(fact);
    expect(point?.text).toContain(count === undefined ? 'We hold no share' : `are ${count}.`);
  },
);

test('where no days of grace are known, none are made up', () => {
  const { dates } = follow('collect-late-account', {
    state: 'GA',
    community: 'planned-community',
    dueDate: '2026-09-01',
    assessmentsDue: '1200',
    lastStep: 'none',
    special: 'none',
  });
  const late = dates.find(({ id }) => id === 'lateFrom');
  expect(late?.date).toBeNull();
  expect(late?.working).toContain('collection policy');
});

test.each([
  ['CA', '2027-01-31', 'ca-meeting-notice'],
  ['TX', '2027-01-31', 'tx-meeting-notice'],
  ['LA', '2027-01-11', 'la-annual-meeting'],
  ['MN', '2027-02-03', 'mn-annual-meeting'],
])(
  'in %s the notice of a special meeting is counted by the rule of the state',
  (state, date, fact) => {
    const { dates } = follow('call-special-meeting', {
      ...{ state, community: 'planned-community', caller: 'board' },
      ...{ purpose: 'removal', meetingDate: '2027-02-10' },
    });
    expect(dates.find(({ id }) => id === 'noticeLast')).toMatchObject({ date, basis: 'law', fact });
  },
);

test.each([
  ['CA', 'removal', '2027-01-11'],
  ['CA', 'advice', undefined],
  ['TX', 'removal', undefined],
])('in %s a meeting for %s has ballots out by %s', (state, purpose, date) => {
  const { dates } = follow('call-special-meeting', {
    ...{ state, community: 'planned-community', caller: 'board' },
    ...{ purpose, meetingDate: '2027-02-10' },
  });
  expect(dates.find(({ id }) => id === 'ballotsBy')?.date).toBe(date);
});

const BUDGET = {
  ...{ community: 'planned-community', fiscalYearEnd: 'unknown', adoptionDate: 'unknown' },
  ...{ effectiveDate: 'unknown', documentsCap: 'none', reason: 'costs' },
};

test.each([
  ['AZ', {}, '360', 'met', '20 percent', 'The board can decide it'],
  ['AZ', {}, '361', 'broken', '20 percent', 'This rise needs a vote of the owners'],
  ['KY', {}, '400', 'broken', '15 percent', 'This rise needs a vote of the owners'],
  ['KY', { community: 'condominium' }, '400', 'broken', '15 percent', 'to a meeting of the owners'],
  ['KY', { community: 'condominium' }, '345', 'met', '15 percent', 'The board can decide it'],
  ['IL', {}, '345', 'met', '15 percent', 'The board can decide it'],
  ['IL', {}, '346', 'broken', '15 percent', 'This rise lets owners petition'],
  ['FL', { community: 'condominium' }, '346', 'broken', '15 percent', 'a second budget'],
  ['FL', {}, '346', 'open', undefined, 'Read any rules below'],
  ['MD', {}, '346', 'open', undefined, 'Read any rules below'],
  ['WY', {}, '346', 'open', undefined, 'Read any rules below'],
  ['KY', {}, 'unknown', 'open', '15 percent', 'Read any rules below'],
])(
  'in %s (%j) a rise from 300 dollars to %s is %s',
  (state, own, assessmentNew, result, line, title) => {
    const amounts = { assessmentNow: '300', assessmentNew };
    const run = follow('pass-budget', { state, ...BUDGET, ...amounts, ...own });
    const point = run.checks.find(({ id }) => id === 'cap');
    expect(point?.result).toBe(result);
    expect(point?.text).toContain(line ?? 'We hold no number');
    expect(run.standing.title).toContain(title);
    expect(run.standing.text.includes('Nothing you entered stands against it')).toBe(
      result === 'met',
    );
  },
);

test('in Texas a fine meets the rule without a cap, and the certified letter comes first', () => {
  const run = { ...FINED, state: 'TX', fineAmount: '250', fineBasis: 'once' };
  const { checks, standing } = follow('fined', run);
  expect(standing.title).toBe('In Texas the certified letter comes before a fine');
  expect(checks.find(({ id }) => id === 'fineCap')).toMatchObject({
    result: 'open',
    fact: 'tx-fine-cap',
    text: expect.stringContaining('The rule of Texas below names no amount'),
  });
  const coop = follow('fined', { ...run, community: 'cooperative' });
  expect(coop.standing.title).toBe('A fine without a hearing is open to challenge');
  expect(coop.checks.find(({ id }) => id === 'fineCap')?.fact).toBeUndefined();
});

test.each([
  ['', 'Please enter the month, the day and the year.'],
  ['tomorrow', 'Please enter a date, such as 2026-11-22.'],
  ['0026-11-22', 'Please enter a year from'],
  ['2026-11-15', 'it is before November 16, 2026'],
])('a hearing on "%s" after a letter of November 16 is asked for again', (hearingDate, fault) => {
  const guide = guides.find(({ slug }) => slug === 'fined');
  if (guide === undefined) throw new Error('there is no such guide');
  const given = { ...FINED, stage: 'hearing', hearingDate };
  expect(walkGuide(guide, given, '2026-11-22')).toMatchObject({
    next: { id: 'hearingDate' },
    fault: expect.stringContaining(fault),
  });
  for (const day of ['2026-11-16', 'unknown']) {
    expect(walkGuide(guide, { ...given, hearingDate: day }, '2026-11-22').next?.id).not.toBe(
      'hearingDate',
    );
  }
});
