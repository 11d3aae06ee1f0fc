import type { LimitsBackend } from './limits-backend.ts';

/** Counters kept at most; the oldest go first, so that a flood of visitors takes no memory. */
const MAX_COUNTERS = 20_000;

/** Counts in this process alone: what is left when nothing else answers. */
export function createMemoryBackend(): LimitsBackend {
  const totals = new Map<string, number>();
  let current = { day: '', key: '' };
  return {
    async add({ day, kind, subject }) {
      const name = `${day} ${kind} ${subject}`;
      const total = (totals.get(name) ?? 0) + 1;
      totals.delete(name);
      totals.set(name, total);
      const oldest = totals.size > MAX_COUNTERS ? totals.keys().next() : { value: undefined };
      if (oldest.value !== undefined) totals.delete(oldest.value);
      return total;
    },
    async dayKey(day, offered) {
      if (current.day !== day) current = { day, key: offered };
      return current.key;
    },
  };
}
