import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { REVIEW_TOKEN } from './journeys/review-token.fixture.ts';

const PORT = Number(process.env.JOURNEY_PORT ?? 3217);
/** Start `npm run dev` in a copy of the repository, or another portal, and take as long as many others. */
const LONGEST = ['**/development.journey.ts', '**/brands.journey.ts'];
const executablePath = process.env.CHROMIUM_PATH || undefined;

export default defineConfig({
  testDir: 'journeys',
  // The longest first: as Playwright leaves those with a server of their own to the end, all others
  // would have to wait for it.
  projects: [
    ...LONGEST.map((testMatch) => ({ name: testMatch.slice(3, -'.journey.ts'.length), testMatch })),
    { name: 'portal', testMatch: '**/*.journey.ts', testIgnore: LONGEST },
  ],
  globalTeardown: './journeys/remove-data.ts',
  outputDir: '../../test-results/journeys',
  // Two cores: while two journeys wait for a timer or an answer, a third one works.
  workers: 3,
  fullyParallel: true,
  // Where a whole run is at stake, a journey gets a second try; scripts/test.mjs names it.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    // To record each journey of a whole run would make it an eighth longer.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: {
    // The built portal itself, on an embedded database as its first start leaves it.
    command: 'node ../server/src/testing/fill-data-dir.ts && node ../server/src/server.ts',
    url: `http://localhost:${PORT}/api/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      // A name alone: every worker loads this file, and only the portal makes the folder.
      DATA_DIR: join(tmpdir(), `portal-journeys-${randomUUID()}`),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      // All journeys are one visitor, who asks for three.
      ASK_PER_MINUTE: '1000',
      REVIEW_TOKEN,
    },
  },
});
