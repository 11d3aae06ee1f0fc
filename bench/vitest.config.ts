import { defineConfig } from 'vitest/config';

/** Tests that compare times, for npm run bench: a machine that does other things as well fails them. */
export default defineConfig({
  test: {
    dir: 'bench/timing',
    testTimeout: 180_000,
    // One at a time, so that none slows another.
    maxWorkers: 1,
  },
});
