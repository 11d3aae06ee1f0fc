import { walkGuide } from '@hoa/core/guides/guide-path';
import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { checkGuides } from './check-guides.ts';
import { followGuide } from './follow-guide.fixture.ts';
import { readGuides } from './guide-files.ts';
import { readGuideGround } from './guide-ground.ts';

const { guides, problems, setAside } = readGuides();
const follow = (slug: string, answers: GuideAnswers) => followGuide(slug, answers, '2026-11-30');

const BUDGET = {
  ...{ community: 'planned-community', assessmentNow: '400', assessmentNew: 'unknown' },
  ...{ fiscalYearEnd: 'unknown', adoptionDate: 'unknown', effectiveDate: 'unknown' },
  ...{ documentsCap: 'none', reason: 'costs' },
};
const HEARING = {
  ...{ community: 'condominium', authority: 'both', courtesy: 'urgent', even: 'even' },
  ...{ hearingNoticeDate: 'unknown', hearingDate: 'unknown', fineAmount: 'unknown' },
};
const SHARE = {
  ...{ community: 'condominium', writer: 'owner', stage: 'planned', noticeDate: 'unknown' },
  ...{ meetingDate: 'unknown', purpose: 'repair', assessmentShare: 'unknown' },
  ...{ paymentDueDate: 'unknown', pay: 'able' },
};
const REPAIR = {
  ...{ community: 'condominium', danger: 'steady', whose: 'association', reported: 'written' },
  ...{ writer: 'owner', requestDate: 'unknown', certified: 'certified', damage: 'none' },
};
const DENIED = {
  ...{ community: 'planned-community', subject: 'exterior', answer: 'silent' },
  ...{ requestDate: 'unknown', reviewDays: '45', silence: 'nothing', work: 'none' },
};

test.each([
  ['pass-budget', 'CA', BUDGET, 'cap', '20 percent', 'ca-assessment-increase-cap'],
  [
    'pass-budget',
    'AZ',
    { ...BUDGET, assessmentNow: '0', assessmentNew: '40' },
    ...(['cap', '20 percent', 'az-assessment-increase-cap'] as const),
  ],
  ['hold-hearing', 'CA', HEARING, 'noticeLength', '10 days', 'ca-fine-notice'],
  ['hold-hearing', 'VA', HEARING, 'fineCap', '$50 or $10', 'va-fine-cap-condominium'],
  [
    'special-assessment',
    'FL',
    SHARE,
    ...(['meetingNotice', '14 days', 'fl-special-assessment-notice-condominium'] as const),
  ],
  [
    'special-assessment',
    'VA',
    { ...SHARE, community: 'unsure' },
    ...(['dueLater', '90 days', 'va-special-assessment-vote-condominium'] as const),
  ],
  ['repair-ignored', 'FL', REPAIR, 'answeredInTime', '30 days', 'fl-owner-inquiry-condominium'],
  ['request-denied', 'TX', DENIED, 'decidedInTime', '45 days', undefined],
])(
  '%s in %s names the figure where an answer is not known',
  (slug, state, answers, id, figure, fact) => {
    const { checks, facts } = follow(slug, { ...answers, state });
    const point = checks.find((one) => one.id === id);
    expect(point).toMatchObject({ result: 'open', text: expect.stringContaining(figure) });
    expect(point?.text).toContain('ome back with');
    expect(point?.text).not.toMatch(/We know no|We could not|names no amount/);
    expect(point?.fact).toBe(fact);
    if (fact !== undefined) expect(facts.map((one) => one.id)).toContain(fact);
  },
);

test('a date whose first day is not known names the time and the rule all the same', () => {
  const dayOf = (slug: string, answers: GuideAnswers, id: string) =>
    follow(slug, answers).dates.find((date) => date.id === id);
  expect(dayOf('hold-hearing', { ...HEARING, state: 'CA' }, 'sendBy')).toMatchObject({
    ...{ date: null, basis: null, fact: 'ca-fine-notice' },
    working:
      '10 days before a day that you do not know yet, by Cal. Civ. Code § 5855(a). Come back with that day and we count.',
  });
  expect(dayOf('request-denied', { ...DENIED, state: 'TX' }, 'decideBy')?.working).toBe(
    '45 days after a day that you do not know yet, as your documents say. Come back with that day and we count.',
  );
  expect(dayOf('hold-hearing', { ...HEARING, state: 'WY' }, 'sendBy')?.working).toBe(
    'Choose the day of the hearing first, then count back.',
  );
});

test('where nothing is known of a state, nothing is said to be known', () => {
  const { checks } = follow('pass-budget', { ...BUDGET, state: 'WY' });
  expect(checks.map(({ text }) => text).join()).toContain(
    'We hold no number here that we could compare',
  );
});

const COLORADO = { state: 'CO', community: 'condominium', fineAmount: '50', fineBasis: 'daily' };
const FINED = {
  ...{ ...COLORADO, writer: 'owner', stage: 'fined', noticeDate: '2026-11-16', heard: 'held' },
  ...{ hearingRequestBy: 'unknown', agree: 'denied' },
};
const HELD = { ...HEARING, ...COLORADO };

test.each([
  ['hold-hearing', HELD, 'Colorado allows no ordinary fine by the day'],
  ['fined', FINED, 'In Colorado an ordinary fine may not run by the day'],
  [
    'fined',
    { ...FINED, stage: 'hearing', hearingDate: '2026-12-10', community: 'planned-community' },
    'In Colorado an ordinary fine may not run by the day',
  ],
  // What comes first is said first, and the fine by the day among the points.
  ['fined', { ...FINED, heard: 'none' }, 'In Colorado the certified letter comes before a fine'],
])('in %s nobody in Colorado is waved through with a fine by the day', (slug, answers, title) => {
  const { standing, points, facts } = follow(slug, answers);
  expect(standing.title).toBe(title);
  expect(points.map(({ text }) => text).join(' ')).toContain('may a fine come every other day');
  expect(facts.map(({ id }) => id)).toContain('co-fine-cap');
  const other = follow(slug, { ...answers, state: 'WY' });
  expect(JSON.stringify(other)).not.toContain('Colorado');
});

test('who cannot say how a fine of Colorado runs is told to ask', () => {
  const said = [
    follow('fined', { ...FINED, fineBasis: 'unsure' }),
    follow('hold-hearing', { ...HELD, fineBasis: 'unsure' }),
  ].map(({ standing, points }) => `${standing.title} ${points.map(({ text }) => text).join(' ')}`);
  for (const text of said)
    expect(text).toContain(
      'In Colorado an ordinary fine may not run by the day; read the rule below.',
    );
  expect(said[0]).toContain('The steps were kept');
  expect(said[1]).toContain('You can hold it');
});

test.each([
  ['1,200', '1200'],
  ['45', '45'],
  ['100,000', '100000'],
])('"%s" homes are %s', (homes, number) => {
  const { answers } = walkPetition(homes);
  expect(answers.homes).toBe(number);
});

test.each(['12,00', '1,2', ',200', '1,200,000', '0', '100,001', '1.200'])(
  '"%s" homes are asked for again',
  (homes) => {
    expect(walkPetition(homes)).toMatchObject({
      next: { id: 'homes' },
      fault: 'Please enter a whole number, such as 45 or 1,200.',
    });
  },
);

function walkPetition(homes: string) {
  const guide = guides.find(({ slug }) => slug === 'call-special-meeting');
  if (guide === undefined) throw new Error('there is no such guide');
  const answers = { state: 'CO', community: 'condominium', caller: 'owners', homes };
  return walkGuide(guide, answers, '2026-11-22');
}

test('the check tells an editor of a check without a text for an answer that is not known', () => {
  const [fined] = guides;
  if (fined === undefined) throw new Error('there are no guides');
  const checks = fined.checks.map(({ unanswered: _, ...check }) => check);
  const kept = { ...fined.checks[0], id: 'kept', kind: 'notAfter', figures: [] } as const;
  const messages = (changed: object) =>
    checkGuides({ guides: [{ ...fined, ...changed }], problems, setAside }, readGuideGround()).map(
      ({ message }) => message,
    );
  expect(messages({ checks })).toContain("noticeLength: 'open' and 'unanswered' belong together");
  expect(messages({ checks: [{ ...kept, of: ['hearing'] }] })).toContain(
    "kept: there is no day to hold against 'hearing'",
  );
  expect(messages({ checks: [{ ...kept, of: ['noticeDate', 'today'] }] })).toContain(
    "a check looks at 'noticeDate', which there is not",
  );
});

const PAST = { meetingDate: '2026-10-01', hearingDate: '2026-10-01', adoptionDate: '2026-10-01' };

test.each([
  ['fined', { ...FINED, stage: 'hearing', noticeDate: 'unknown' }],
  ['fined', { ...FINED, writer: 'tenant' }],
  ['fined', { ...FINED, stage: 'letter', agree: 'agreed', cure: 'soon' }],
  ['special-assessment', SHARE],
  ['pass-budget', BUDGET],
  ['call-special-meeting', { caller: 'owners', homes: '40', delivered: 'not', purpose: 'advice' }],
  ['request-denied', { ...DENIED, subject: 'solar', reasons: 'given', decisionDate: '2026-11-20' }],
  [
    'request-denied',
    {
      ...{ ...DENIED, answer: 'denied', reasons: 'given', requestDate: '2026-09-01' },
      decisionDate: '2026-11-20',
    },
  ],
])('in %s a cooperative, for which there is no rule, is sent to none', (slug, answers) => {
  const all = {
    ...answers,
    ...PAST,
    effectiveDate: 'unknown',
    state: 'KS',
    community: 'cooperative',
  };
  const { standing, checks, points, dates, facts } = follow(slug, all);
  expect(facts.filter(({ state }) => state === 'KS')).toEqual([]);
  const texts = [standing, ...checks, ...points].map(({ text }) => text);
  expect([...texts, ...dates.map(({ detail }) => detail)].join('\n')).not.toMatch(
    /(?:by|Under|Read|what) the rules? (?:of \w+ |of your state )?below|where the rule of/,
  );
});
