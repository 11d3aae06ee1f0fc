import { fillLetter } from '@hoa/core/letters/fill-letter';
import type { GuideAnswers } from '@hoa/core/schemas/guide-run';
import { expect, test } from 'vitest';
import { readLaw } from '../law/law-files.ts';
import { readLetters } from '../letters/letter-files.ts';
import { followGuide, letterOfPlan } from './follow-guide.fixture.ts';

const TODAY = '2026-11-30';
const facts = readLaw().facts.map(({ fact }) => fact);
const letters = new Map(readLetters().letters.map((letter) => [letter.slug, letter]));

const letterOf = (guide: string, slug: string, answers: GuideAnswers) =>
  letterOfPlan(followGuide(guide, answers, TODAY), slug);

const HOME = { state: 'CA', community: 'planned-community', writer: 'owner' };
const HEARING = {
  ...{ ...HOME, authority: 'both', courtesy: 'given', noticeDate: '2026-11-02' },
  ...{ hearingNoticeDate: TODAY, hearingDate: '2026-12-20', fineAmount: '50', even: 'even' },
};
const FINED = {
  ...{ ...HOME, stage: 'fined', noticeDate: '2026-11-20', heard: 'none', fineAmount: '50' },
  ...{ hearingRequestBy: 'unknown', agree: 'denied' },
};

test.each([
  ['daily', 'for each day'],
  ['weekly', 'for each week'],
])('a fine that is %s is so in the letters of its plans', (fineBasis, words) => {
  const notice = letterOf('hold-hearing', 'hearing-notice', { ...HEARING, fineBasis });
  expect(notice).toContain(`at most $50.00 ${words}`);
  const first = { ...HEARING, courtesy: 'none', fineBasis };
  expect(letterOf('hold-hearing', 'violation-notice', first)).toContain(
    `a fine of $50.00 ${words}`,
  );
  const dispute = letterOf('fined', 'fine-dispute', { ...FINED, fineBasis });
  expect(dispute).toContain(`a fine of $50.00 ${words} of the following`);
});

test('where no schedule is published none is asked for its amount, and no letter names one', () => {
  const { fineAmount: _, ...none } = { ...HEARING, courtesy: 'none', authority: 'power' };
  expect(letterOf('hold-hearing', 'violation-notice', none)).not.toMatch(/fine of|schedule/);
  const notice = letterOf('hold-hearing', 'hearing-notice', none);
  expect(notice).toContain('No fine will be decided at this hearing.');
  expect(notice).not.toContain('at most');
});

test.each([
  ['silent', 'architectural-reminder', 'none', /I have not begun the work/],
  ['silent', 'architectural-reminder', 'begun', /I will do no further work/],
  ['denied', 'architectural-appeal', 'none', /I will not begin the work before then/],
  ['denied', 'architectural-appeal', 'begun', /I will do no further work before then/],
])('after "%s" the %s says of work that is "%s" what is so', (answer, slug, work, words) => {
  const answers = {
    ...{ ...HOME, subject: 'exterior', answer, requestDate: '2026-09-01', reviewDays: '30' },
    ...{ silence: 'nothing', decisionDate: '2026-11-20', reasons: 'given', work },
  };
  const text = letterOf('request-denied', slug, answers);
  expect(text).toMatch(words);
  expect(text.match(/begun|begin the work|further work/g)).toHaveLength(1);
});

test('a letter that nobody told whether the work has begun says nothing of it', () => {
  for (const slug of ['architectural-reminder', 'architectural-appeal']) {
    const letter = letters.get(slug);
    if (letter === undefined) throw new Error('there is no such letter');
    expect(fillLetter(letter, {}, { facts }).text).not.toMatch(/begun|begin the work|further work/);
  }
});

const BUDGET = {
  ...{ ...HOME, assessmentNow: '310', fiscalYearEnd: '2026-12-31', adoptionDate: '2026-12-10' },
  ...{ effectiveDate: '2027-02-01', documentsCap: 'none', reason: 'costs' },
};

test.each(['310', '290', '0'])(
  'a budget with %s after 310 is followed by no notice of a rise',
  (assessmentNew) => {
    const plan = followGuide('pass-budget', { ...BUDGET, assessmentNew }, TODAY);
    expect(plan.letters.map(({ slug }) => slug)).toEqual(['meeting-notice']);
    expect(plan.dates.map(({ id }) => id)).not.toContain('noticeOfIncrease');
    expect(plan.dates.map(({ title }) => title)).not.toContain('The new amount is due');
    expect(plan.dates.find(({ id }) => id === 'newBudget')?.date).toBe('2027-02-01');
    const tonight = plan.steps.tonight.map(({ text }) => text).join(' ');
    expect(tonight).not.toContain('the rise in dollars');
    expect(plan.standing.title).not.toMatch(/rise/i);
  },
);

test.each(['330', 'unknown'])('a budget with %s after 310 is', (assessmentNew) => {
  const plan = followGuide('pass-budget', { ...BUDGET, assessmentNew }, TODAY);
  expect(plan.letters.map(({ slug }) => slug)).toContain('assessment-increase-notice');
  const dates = plan.dates.map(({ id }) => id);
  expect(dates).toContain('noticeOfIncrease');
  expect(dates).toContain('newAmount');
  expect(dates).not.toContain('newBudget');
});

test('the letters on a repair name the day on which the written report arrived', () => {
  const answers = {
    ...{ ...HOME, danger: 'growing', whose: 'association', reported: 'written' },
    ...{ requestDate: '2026-11-09', certified: 'other', damage: 'none' },
  };
  for (const slug of ['repair-demand', 'complaint']) {
    expect(letterOf('repair-ignored', slug, answers)).toContain('on November 9, 2026.');
  }
});

test('a hearing that is asked for after the fine does not ask that none be charged', () => {
  const after = letterOf('fined', 'hearing-request', { ...FINED, fineBasis: 'once' });
  expect(after).toContain('A fine has been charged already. I ask for a hearing on it now.');
  expect(after).not.toContain('before the board decides on any fine');
  const before = { ...FINED, stage: 'letter', agree: 'agreed', cure: 'soon' };
  const text = letterOf('fined', 'hearing-request', before);
  expect(text).toContain('before the board decides on any fine');
  expect(text).not.toContain('has been fixed');
});

test('what is fixed is so in the letter', () => {
  const fixed = { ...FINED, stage: 'letter', agree: 'agreed', cure: 'done' };
  expect(letterOf('fined', 'hearing-request', fixed)).toContain(
    'has been fixed, and a photograph with its date is enclosed. Please confirm',
  );
});

const ASSESSMENT = {
  ...{ ...HOME, noticeDate: '2026-11-20', purpose: 'repair', vote: 'board' },
  ...{ assessmentShare: '4800', meetingDate: '2026-12-10', paymentDueDate: '2027-01-15' },
};

test.each([
  ['planned', /If it is decided, I ask the board to agree to a payment plan/],
  ['decided', /asks me for \$4,800\.00 as my share of a special assessment/],
])('who asks to pay a special assessment that is %s in parts owns to no debt', (stage, words) => {
  const answers = { ...ASSESSMENT, stage, pay: 'parts' };
  const text = letterOf('special-assessment', 'payment-plan-request', answers);
  expect(text).toMatch(words);
  expect(text).toContain('I keep the right to object');
  expect(text).not.toContain('I owe');
});

test.each([
  ['fined', { ...FINED, fineBasis: 'once' }, /schedule of fines.*photographs.*minutes/s],
  [
    'special-assessment',
    { ...ASSESSMENT, stage: 'decided', pay: 'able' },
    /bids.*report.*minutes/s,
  ],
  [
    'see-records',
    { ...HOME, stage: 'new', kind: 'minutes', manager: 'self' },
    /Minutes of.*Financial statements.*two dates and a place/s,
  ],
  [
    'repair-ignored',
    {
      ...{ ...HOME, danger: 'steady', whose: 'association', reported: 'none' },
      damage: 'none',
    },
    /minutes.*bids.*invoices/s,
  ],
])('the request for records that %s leads to names them', (guide, answers, words) => {
  const text = letterOf(guide, 'records-request', answers);
  expect(text).toMatch(words);
  expect(text).not.toContain('[Records]');
});

test('an appeal of silence does not say that somebody decided', () => {
  const answers = {
    ...{ ...HOME, subject: 'exterior', answer: 'silent', requestDate: '2026-09-01' },
    ...{ reviewDays: '30', silence: 'refused', work: 'none' },
  };
  const text = letterOf('request-denied', 'architectural-appeal', answers);
  expect(text).toContain('was not answered in time');
  expect(text).not.toMatch(/was denied|The decision gives/);
});

test('a decision thanks nobody for a part that may not have been taken', () => {
  const heard = { ...HEARING, hearingNoticeDate: '2026-11-02', hearingDate: '2026-11-20' };
  const text = letterOf('hold-hearing', 'hearing-decision', { ...heard, fineBasis: 'once' });
  expect(text).toContain('The hearing of November 20, 2026 was about');
  expect(text).not.toContain('Thank you for your part');
});

test('an appeal of silence names the day on which the time ended, which nobody has to count', () => {
  const answers = {
    ...{ ...HOME, subject: 'exterior', answer: 'silent', requestDate: '2026-09-01' },
    ...{ reviewDays: '30', silence: 'refused', work: 'none' },
  };
  const text = letterOf('request-denied', 'architectural-appeal', answers);
  expect(text).toContain('counts as denied since October 1, 2026.');
});

test('a notice for another day does not name the day that is too soon', () => {
  const soon = { ...HEARING, hearingDate: '2026-12-05', fineBasis: 'once' };
  for (const hearingNoticeDate of ['2026-11-28', TODAY]) {
    // In a browser what one letter is filled with stands in the others too.
    for (const slug of ['hearing-notice', 'hearing-decision']) {
      const text = letterOf('hold-hearing', slug, { ...soon, hearingNoticeDate });
      expect(text).toContain('[Day of the hearing]');
    }
  }
  const meeting = { ...HOME, purpose: 'budget', caller: 'board' };
  for (const meetingDate of ['2026-12-02', '2026-11-02']) {
    const notice = letterOf('call-special-meeting', 'meeting-notice', { ...meeting, meetingDate });
    expect(notice).toContain('[Day of the meeting]');
  }
  expect(
    letterOf('call-special-meeting', 'meeting-notice', { ...meeting, meetingDate: '2027-01-20' }),
  ).toContain('January 20, 2027');
});
