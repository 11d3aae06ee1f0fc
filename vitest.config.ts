import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/server/{src,test}/**/*.test.ts',
      'apps/web/{*,src/**/*}.test.ts',
      'eval/**/*.test.ts',
      'chaos/**/*.test.ts',
      'scripts/*.test.mjs',
    ],
    environment: 'node',
    // Generous: a machine that does other things as well is slow, and that is no failure.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // Where a whole run is at stake, a test gets a second try; scripts/test.mjs names it.
    retry: process.env.CI ? 1 : 0,
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
  },
});
