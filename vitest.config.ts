import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longer than all else that may run beside them, the longest first. */
const LONGEST = [
  'apps/server/test/extending-guide.test.ts',
  'packages/client/src/partner-projects.test.ts',
];

/** Begins with the longest: whatever starts last, the others wait for. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? LONGEST.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Need a module as no other test of a worker has read it: another one in its place, or the real one. */
const MOCKS = [
  'apps/server/src/pages/failed-page.test.ts',
  'apps/server/src/services/limits-while-silent.test.ts',
];

/**
 * Tests that want a worker for themselves: those that start several processes, type-check whole
 * projects, ask hundreds of questions or mock a module.
 */
const SLOW = [...LONGEST, 'eval/**/*.test.ts', ...MOCKS];

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['apps/server/src/testing/patience.ts'],
    // Generous: a machine that does other things as well is slow, and that is no failure.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // Where a whole run is at stake, a test gets a second try; scripts/test.mjs names it.
    retry: process.env.CI ? 1 : 0,
    // Two cores: a third worker reads all code, the library and the indexes once more, and that takes
    // longer than it gains while others wait.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Code, library and indexes are read once for each worker instead of once for each file.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'apps/web/{*,src/**/*}.test.ts',
            'scripts/*.test.mjs',
          ],
          exclude: SLOW,
        },
      },
      { extends: true, test: { name: 'slow', include: SLOW } },
      // A portal that is told to stop under load has ten seconds, and needs the machine to itself.
      {
        extends: true,
        test: { name: 'faults', include: ['chaos/**/*.test.ts'], fileParallelism: false },
      },
    ],
  },
});
