import { expect, test, vi } from 'vitest';
import { throttledWarn } from './throttled-warn.ts';

test('an outage under load is a line and a number, not a line for every request', () => {
  vi.useFakeTimers();
  const log = { warn: vi.fn() };
  const warn = throttledWarn(log, 'away');
  for (let count = 0; count < 500; count += 1) warn(new Error('gone'));
  vi.advanceTimersByTime(10_001);
  warn(new Error('gone'));
  vi.useRealTimers();
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn.mock.lastCall?.[0]).toMatchObject({ suppressedCount: 499 });
});
