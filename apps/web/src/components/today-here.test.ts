import { afterEach, expect, test } from 'vitest';
import { todayHere } from './today-here';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('in the evening in America it is still today, in the morning in Asia it is today already', () => {
  process.env.TZ = 'America/Los_Angeles';
  expect(todayHere(new Date('2026-12-01T03:00:00Z'))).toBe('2026-11-30');
  process.env.TZ = 'Asia/Tokyo';
  expect(todayHere(new Date('2026-11-30T20:00:00Z'))).toBe('2026-12-01');
});
