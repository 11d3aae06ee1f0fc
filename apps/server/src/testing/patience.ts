import { vi } from 'vitest';

/** Set up for every test: a database on a machine that runs other suites as well is waited for. */
vi.mock('../storage/waits.ts', () => ({ COUNT_WAIT_MS: 60_000, OPTIONAL_WAIT_MS: 60_000 }));
