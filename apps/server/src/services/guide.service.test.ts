import { readGuides } from '@hoa/content/guides/guide-files';
import { LAST_YEAR } from '@hoa/core/calendar/plain-date';
import { afterEach, expect, test, vi } from 'vitest';
import { libraryFixture } from '../library/library.fixture.ts';
import { LibraryStore } from '../library/library-store.ts';
import { EXAMPLE_ANSWERS } from '../trpc/guide.example.ts';
import { createGuideService } from './guide.service.ts';

const { guides } = readGuides();
const service = createGuideService({ guides, library: new LibraryStore(libraryFixture()) });
const request = { slug: 'see-records', answers: EXAMPLE_ANSWERS };

afterEach(() => void vi.useRealTimers());

test.each([
  ['nine in the evening in New York', '2026-11-30T02:00:00Z', '2026-11-29'],
  ['the last minute in Los Angeles', '2026-11-30T07:59:00Z', '2026-11-29'],
  ['noon in New York', '2026-11-30T17:00:00Z', '2026-11-30'],
])('a plan made at %s begins on that day', (_when, now, today) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(service.run(request).outcome?.today).toBe(today);
});

test('a plan begins on the day that is named', () => {
  expect(service.run({ ...request, today: '2026-12-24' }).outcome?.today).toBe('2026-12-24');
});

test('a plan may begin on the last day that one is asked for', () => {
  const { outcome } = service.run({ ...request, today: `${LAST_YEAR}-12-31` });
  expect(outcome?.dates.length).toBeGreaterThan(0);
});

test('a request that arrived today is believed wherever the day has begun, and none of tomorrow', () => {
  // Nine in the evening in Los Angeles is the next day in New York.
  vi.useFakeTimers({ now: new Date('2026-11-30T05:00:00Z') });
  const arrived = (requestDate: string, today?: string) =>
    service.run({
      slug: 'see-records',
      answers: { ...EXAMPLE_ANSWERS, requestDate },
      ...(today && { today }),
    });
  expect(arrived('2026-11-30').outcome?.today).toBe('2026-11-29');
  expect(() => arrived('2026-12-01')).toThrow('requestDate: Please look at this day again');
  expect(() => arrived('2026-11-30', '2026-11-29')).toThrow('it has not come yet');
});
