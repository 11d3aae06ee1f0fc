import { lawOfGuide } from '@hoa/core/guides/guide-law';
import { planCalendar } from '@hoa/core/guides/plan-calendar';
import { runGuide } from '@hoa/core/guides/run-guide';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readGuides } from './guide-files.ts';
import { readGuideGround } from './guide-ground.ts';

const PLAN = { slug: 'fined', title: 'A plan; with, marks', today: '2026-11-22' };

/** A calendar as a parser of its own reads it. */
function readEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('another program reads every date of a plan as the same whole day', () => {
  const [guide] = readGuides().guides;
  if (guide === undefined) throw new Error('there are no guides');
  const law = lawOfGuide(guide, { facts: readGuideGround().facts, acts: new Map() });
  const answers = {
    state: 'VA',
    community: 'planned-community',
    writer: 'owner',
    stage: 'hearing',
    noticeDate: '2026-11-16',
    hearingDate: '2026-12-08',
    fineAmount: '50',
    fineBasis: 'once',
    hearingRequestBy: '2026-11-30',
    agree: 'agreed',
    cure: 'done',
  };
  const { outcome } = runGuide(guide, answers, { law, today: PLAN.today });
  const events = readEvents(outcome?.calendar ?? '');
  expect(
    events.map(({ summary, startDate }) => [startDate.toString(), startDate.isDate, summary]),
  ).toEqual(
    (outcome?.dates ?? [])
      .filter(({ date }) => date !== null)
      .map(({ date, title }) => [date, true, title]),
  );
  expect(events.length).toBeGreaterThan(2);
  // On paper and in a calendar there is no rule below: it says where the rule stands.
  expect(events.find(({ summary }) => summary === 'The written decision is due')?.description).toBe(
    [
      'If it has not come by this day, ask for it in writing.',
      '7 days after December 8, 2026, by Va. Code § 55.1-1819(C).',
      'https://law.lis.virginia.gov/vacode/title55.1/chapter18/section55.1-1819/',
    ].join('\n'),
  );
});

test('commas, semicolons, line breaks and long words of any script survive the way', () => {
  const date = {
    id: 'answerBy',
    title: 'Answer; by mail, or „Bote“ \\ 信'.repeat(6),
    detail: 'First line.\nSecond, with a comma; and a semicolon.',
    date: '2026-12-31',
    passed: false,
    basis: 'ours' as const,
    working: 'Our suggestion.',
  };
  const text = planCalendar([date, { ...date, id: 'lost', date: null }], PLAN);
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event, ...others] = readEvents(text);
  expect(others).toEqual([]);
  expect(event?.summary).toBe(date.title);
  expect(event?.description).toBe(`${date.detail}\n${date.working}`);
  expect(event?.endDate.toString()).toBe('2027-01-01');
  expect(event?.uid).toBe('fined.answerBy.20261231@hoa-education-portal');
});
