import { vi } from 'vitest';

/**
 * Stops the clock, and no timer, until `vi.useRealTimers()`: what is counted by the minute is
 * counted in one, however slow the machine is.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T13:45:20Z') });
}
