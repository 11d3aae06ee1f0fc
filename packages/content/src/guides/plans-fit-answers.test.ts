import type { GuideAnswers, GuideOutcome } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { followGuide, letterOfPlan } from './follow-guide.fixture.ts';

const TODAY = '2026-11-30';
const HOME = { state: 'VA', community: 'condominium', writer: 'owner' };

const follow = (slug: string, answers: GuideAnswers) =>
  followGuide(slug, { ...HOME, ...answers }, TODAY);

const stepsOf = ({ steps }: GuideOutcome) =>
  [...steps.tonight, ...steps.week, ...steps.later].map(({ text }) => text).join('\n');
const letterSlugs = ({ letters }: GuideOutcome) => letters.map(({ slug }) => slug);
const dateIds = ({ dates }: GuideOutcome) => dates.map(({ id }) => id);

const HEARING = {
  ...{ authority: 'both', courtesy: 'given', noticeDate: '2026-10-01', hearingDate: '2026-12-20' },
  ...{ fineAmount: '50', fineBasis: 'once', even: 'even' },
};

test('a notice of a hearing that went out is not sent again', () => {
  const sent = follow('hold-hearing', { ...HEARING, hearingNoticeDate: '2026-11-25' });
  expect(dateIds(sent)).not.toContain('sendBy');
  expect(stepsOf(sent)).not.toContain('Send the notice below');
  expect(stepsOf(sent)).toContain('proof of the day on which the notice of the hearing went out');
  const [notice] = sent.letters.filter(({ slug }) => slug === 'hearing-notice');
  expect(notice?.why).toContain('For a new notice');
});

test.each([TODAY, '2026-12-02', 'unknown'])(
  'a notice of a hearing that goes out on %s is still to be sent',
  (hearingNoticeDate) => {
    const ahead = follow('hold-hearing', { ...HEARING, hearingNoticeDate });
    expect(dateIds(ahead)).toContain('sendBy');
    expect(stepsOf(ahead)).toContain('Send the notice below');
    expect(letterSlugs(ahead)).toEqual(['hearing-notice', 'hearing-decision']);
    expect(ahead.letters[1]?.why).toContain('For after the hearing');
  },
);

test('a petition that was handed over is not written once more', () => {
  const owners = { caller: 'owners', homes: '40', purpose: 'budget', meetingDate: '2027-02-01' };
  const sent = follow('call-special-meeting', {
    ...{ ...owners, delivered: 'sent' },
    requestDate: '2026-11-20',
  });
  expect(letterSlugs(sent)).toEqual(['meeting-notice']);
  expect(stepsOf(sent)).not.toContain('Write the purpose');
  const counted = sent.checks.find(({ title }) => title === 'Signatures needed')?.text;
  expect(counted).toContain('Count how many on your copy are owners of record');
  expect(counted).not.toContain('Collect');
  const not = follow('call-special-meeting', { ...owners, delivered: 'not' });
  expect(letterSlugs(not)).toEqual(['special-meeting-petition', 'meeting-notice']);
  expect(stepsOf(not)).toContain('Write the purpose');
  expect(JSON.stringify(not.checks)).toContain('Collect a quarter more');
});

test('a secretary is not sent to the secretary for the papers', () => {
  const joined = {
    ...{ seatDate: '2026-11-20', manager: 'self', meetingDate: '2026-12-20', urgent: 'none' },
  };
  const secretary = stepsOf(follow('joined-board', { ...joined, office: 'secretary' }));
  expect(secretary).toContain('Ask the secretary before you');
  expect(secretary).not.toContain('Ask the secretary or');
  const president = { ...joined, office: 'president' };
  expect(stepsOf(follow('joined-board', president))).toContain('Ask the secretary for');
  expect(stepsOf(follow('joined-board', { ...president, manager: 'managed' }))).toContain(
    'Ask the secretary or the manager for',
  );
});

test('who has to repair it is not told to ask the association for a plan', () => {
  const answers = {
    ...{ danger: 'danger', whose: 'owner', reported: 'written', requestDate: '2026-11-02' },
    ...{ certified: 'other', damage: 'damaged' },
  };
  const plan = stepsOf(follow('repair-ignored', answers));
  expect(plan).not.toContain('ask for a plan by a day');
  expect(plan).toContain('ask that it bear the cost');
});

test('in a bankruptcy the plan asks for no vote on a lien and no payment', () => {
  const late = { dueDate: '2026-09-01', assessmentsDue: '900', lastStep: 'none' };
  const { points, ...plan } = follow('collect-late-account', { ...late, special: 'bankrupt' });
  expect(stepsOf({ points, ...plan })).not.toMatch(/Before a lien or a suit|late charge/);
  expect(points.map(({ text }) => text).join(' ')).not.toContain('Take partial payments');
});

test.each([
  ['fined', { stage: 'hearing', noticeDate: TODAY, hearingDate: '2026-12-01', agree: 'denied' }],
  ['hold-hearing', { ...HEARING, hearingNoticeDate: TODAY, hearingDate: '2026-12-01' }],
  [
    'special-assessment',
    { stage: 'decided', noticeDate: '2026-11-15', vote: 'board', paymentDueDate: '2026-11-16' },
  ],
])('in %s a single day is not said to be several', (slug, answers) => {
  const others = {
    ...{ fineAmount: '50', fineBasis: 'once', hearingRequestBy: 'unknown' },
    ...{ purpose: 'repair', assessmentShare: '900', pay: 'able' },
  };
  const said = follow(slug, { ...others, ...answers }).checks.map(({ text }) => text);
  expect(said.join(' ')).toContain('The time between them is only 1 day.');
});

test('where no rule sets a time, a second letter about records waits for two weeks', () => {
  const waiting = { state: 'AK', stage: 'waiting', kind: 'money', manager: 'self' };
  const { steps } = follow('see-records', { ...waiting, requestDate: '2026-11-27' });
  const texts = (part: typeof steps.week) => part.map(({ text }) => text).join(' ');
  expect(texts(steps.tonight)).not.toContain('the letter below');
  expect(texts(steps.week)).toContain('when two weeks have passed');
  for (const stage of ['new', 'spoken', 'refused']) {
    const other = follow('see-records', { ...waiting, stage, requestDate: '2026-11-27' });
    expect(texts(other.steps.tonight)).toContain('Write the letter below');
  }
});

test('who was shown a part of the records does not write that there were none', () => {
  const refused = { stage: 'refused', kind: 'money', manager: 'self', requestDate: '2026-11-02' };
  const text = letterOfPlan(follow('see-records', refused), 'records-request');
  expect(text).toContain('I have not been shown what I asked for');
});

const REQUEST = {
  ...{ subject: 'exterior', requestDate: '2026-10-01', reviewDays: '30', work: 'none' },
  ...{ decisionDate: '2026-10-20' },
};

test('a yes on conditions is not called a no', () => {
  const answers = { ...REQUEST, answer: 'conditions', reasons: 'missing' };
  expect(follow('request-denied', answers).standing.title).toBe(
    'Conditions without reasons are worth sending back',
  );
});

test.each([
  ['given', /^(?!.*(?:no reason|does not say all))/s],
  ['missing', /The decision does not say all that I need to answer it/],
])('an appeal of a denial whose reasons are %s says of them what is so', (reasons, words) => {
  const plan = follow('request-denied', { ...REQUEST, answer: 'denied', reasons });
  expect(letterOfPlan(plan, 'architectural-appeal')).toMatch(words);
});

test.each([
  ['2026-10-01', ['architectural-appeal'], 'appealSilence'],
  ['2026-11-20', ['architectural-reminder'], 'remindInTime'],
])('a silence since %s that counts as a no is answered by %j', (requestDate, slugs, date) => {
  const silent = { ...REQUEST, answer: 'silent', silence: 'refused', requestDate };
  const plan = follow('request-denied', silent);
  expect(letterSlugs(plan)).toEqual(slugs);
  expect(dateIds(plan)).toContain(date);
  expect(dateIds(plan)).not.toContain('remind');
});

test('a secretary is not sent to the secretary for the day of the meeting', () => {
  const { dates } = follow('joined-board', {
    ...{ seatDate: '2026-11-20', office: 'secretary', manager: 'self' },
    ...{ meetingDate: 'unknown', urgent: 'none' },
  });
  expect(JSON.stringify(dates)).not.toMatch(/[Aa]sk the secretary/);
});
