import { describe, expect, test } from 'vitest';
import { isServerAvailable } from '../packages/db/src/testing/test-databases.ts';
import { behindProxy } from './breakable-databases.ts';
import type { Fault } from './fault.ts';
import { overload } from './faults/client-faults.ts';
import { databaseFault } from './faults/database-faults.ts';
import { killedWhileWriting, stoppedUnderLoad } from './faults/process-faults.ts';
import { takenPort } from './faults/start-faults.ts';

/** Generous: a machine that runs every other suite at the same time starts slowly. */
const TIMEOUT_MS = 240_000;
const hasServer = await isServerAvailable();

/** Tries a fault once on a real process of the portal. */
async function survives(fault: Fault): Promise<void> {
  const { failedReads, rowsLost, problems } = await fault.run(1);
  expect({ failedReads, rowsLost, problems }).toEqual({
    failedReads: 0,
    rowsLost: 0,
    problems: [],
  });
}

describe('the quick part of npm run test:chaos', { timeout: TIMEOUT_MS }, () => {
  test('killed while visitors write, it has every confirmed row at the next start', () =>
    survives(killedWhileWriting('SIGKILL', async () => ({}))));

  test('told to stop, it finishes what was asked', () => survives(stoppedUnderLoad));

  test('asked for far more than it can make, it answers or refuses at once', () =>
    survives(overload));

  test('with its port taken it says so', () => survives(takenPort));

  test.runIf(hasServer)('its database cut off and back, nobody who reads notices', async () => {
    const database = await behindProxy('cut');
    expect(await isServerAvailable(database.url)).toBe(true);
    await survives(databaseFault('cut', async () => database));
    // Nothing stays on a server that others use.
    expect(await isServerAvailable(database.url)).toBe(false);
  });
});
