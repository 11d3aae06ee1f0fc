import { walkGuide } from '@hoa/core/guides/guide-path';
import { runGuide } from '@hoa/core/guides/run-guide';
import { expect, test } from 'vitest';
import { readGuides } from './guide-files.ts';

const TODAY = '2026-11-30';
const { guides } = readGuides();

const guideOf = (slug: string) => {
  const guide = guides.find((one) => one.slug === slug);
  if (guide === undefined) throw new Error(`there is no guide ${slug}`);
  return guide;
};

const HOME = { state: 'VA', community: 'condominium', writer: 'owner' };

test.each([
  ['fined', 'noticeDate', { ...HOME, stage: 'letter' }],
  ['special-assessment', 'noticeDate', { ...HOME, stage: 'decided' }],
  ['see-records', 'requestDate', { ...HOME, stage: 'waiting' }],
  [
    'repair-ignored',
    'requestDate',
    { ...HOME, danger: 'steady', whose: 'unsure', reported: 'written' },
  ],
  ['request-denied', 'requestDate', { ...HOME, subject: 'exterior', answer: 'silent' }],
  [
    'request-denied',
    'decisionDate',
    {
      ...{ ...HOME, subject: 'exterior', answer: 'denied' },
      ...{ requestDate: '2026-11-02', reviewDays: '30' },
    },
  ],
  ['hold-hearing', 'noticeDate', { ...HOME, authority: 'both', courtesy: 'given' }],
  ['collect-late-account', 'dueDate', HOME],
  [
    'collect-late-account',
    'letterDate',
    { ...HOME, dueDate: '2026-09-01', assessmentsDue: '500', lastStep: 'reminder' },
  ],
  [
    'call-special-meeting',
    'requestDate',
    { ...HOME, caller: 'owners', homes: '40', delivered: 'sent' },
  ],
])('in %s the answer to %s is a day that has come', (slug, id, before) => {
  const walk = (day: string) => walkGuide(guideOf(slug), { ...before, [id]: day }, TODAY);
  expect(walk('2026-12-01')).toMatchObject({
    next: { id },
    fault: 'Please look at this day again: it has not come yet.',
  });
  for (const day of [TODAY, 'unknown']) {
    const { next, fault } = walk(day);
    expect([next?.id === id, fault]).toEqual([false, null]);
  }
});

test('a meeting, a hearing and a payment may be ahead', () => {
  const hearing = { ...HOME, stage: 'hearing', noticeDate: TODAY, hearingDate: '2027-01-11' };
  expect(walkGuide(guideOf('fined'), hearing, TODAY).next?.id).toBe('fineAmount');
  const notice = { ...HOME, authority: 'both', courtesy: 'none', hearingNoticeDate: '2026-12-05' };
  expect(walkGuide(guideOf('hold-hearing'), notice, TODAY).next?.id).toBe('hearingDate');
});

test('a day that has begun for the visitor has come, though the plan counts from the day before', () => {
  const answers = { ...HOME, stage: 'waiting', requestDate: '2026-12-01' };
  const guide = guideOf('see-records');
  const law = { facts: [], acts: {} };
  expect(runGuide(guide, answers, { law, today: TODAY }).question?.id).toBe('requestDate');
  const here = { law, today: TODAY, lastDay: '2026-12-01' };
  expect(runGuide(guide, answers, here).question?.id).toBe('kind');
});

test.each([
  [
    'hold-hearing',
    'hearingNoticeDate',
    { ...HOME, authority: 'both', courtesy: 'given', noticeDate: '2026-11-20' },
  ],
  [
    'joined-board',
    'meetingDate',
    { ...HOME, seatDate: '2026-11-20', office: 'director', manager: 'self' },
  ],
])('in %s the answer to %s does not come before the first day', (slug, id, before) => {
  expect(walkGuide(guideOf(slug), { ...before, [id]: '2026-11-19' }, TODAY)).toMatchObject({
    next: { id },
    fault: expect.stringContaining('it is before November 20, 2026'),
  });
});
